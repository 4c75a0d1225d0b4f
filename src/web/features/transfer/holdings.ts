import type { CoinSwapWalletsResponse } from '#generated/models/coin-swap-wallets-response.ts'
import { MarginMode } from '#generated/models/margin-mode.ts'
import type { SecondWalletsResponse } from '#generated/models/second-wallets-response.ts'
import type { SwapWallet } from '#generated/models/swap-wallet.ts'
import type { SwapWalletsResponse } from '#generated/models/swap-wallets-response.ts'
import type { Wallet } from '#generated/models/wallet.ts'
import type { Id } from '#src/core/contract/id.ts'
import { add, subtract } from '#src/core/money/arithmetic.ts'
import { max, min } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'

/** Transferable amount of one coin in one account, and the number of the wallet that holds it. */
export type Holding = {
  readonly id: Id
  readonly unit: string
  readonly balance: Decimal
  /** Amount that has to stay there to cover the losses of positions. */
  readonly covering?: Decimal
}

export const ofSpot = (wallets: readonly Wallet[]): readonly Holding[] =>
  wallets.map(({ id, coin, balance }) => ({ id, unit: coin.unit, balance }))

/** With cross margin the balance covers the losses of positions: less may leave the account than lies in it. */
export const ofSwap = ({ data }: SwapWalletsResponse): readonly Holding[] =>
  data.map((wallet) => {
    const balance = transferable(wallet)
    return { id: wallet.id, unit: 'USDT', balance, covering: subtract(wallet.usdtBalance, balance) }
  })

/** Older servers name a usable margin that counts profits: more than the balance never leaves an account. */
const transferable = ({ usdtBalance, canUse }: SwapWallet): Decimal =>
  canUse === null || canUse === undefined ? usdtBalance : max(ZERO, min(usdtBalance, canUse))

/** The same of each contract's wallet; its usable margin is not told, so it is computed. */
export const ofCoinSwap = ({ data }: CoinSwapWalletsResponse): readonly Holding[] =>
  data.map(({ id, contractCoin, coinBalance, coinPattern, coinTotalProfitAndLoss }) => {
    const loss = coinPattern === MarginMode.CROSSED ? min(ZERO, coinTotalProfitAndLoss ?? ZERO) : ZERO
    const balance = max(ZERO, add(coinBalance, loss))
    return { id, unit: contractCoin.coinSymbol, balance, covering: subtract(coinBalance, balance) }
  })

export const ofSecond = ({ data }: SecondWalletsResponse): readonly Holding[] =>
  data.map(({ id, coinId, balance }) => ({ id, unit: coinId, balance }))

/** Null while not known. A coin without a wallet in the account has the balance zero. */
export function balanceIn(held: readonly Holding[] | undefined, coin: string | undefined): Decimal | null {
  if (held === undefined || coin === undefined) return null
  return held.find(({ unit }) => unit === coin)?.balance ?? ZERO
}

/** Returns the amount that has to stay in the account to cover losses; zero where that is not known. */
export const coveringIn = (held: readonly Holding[] | undefined, coin: string | undefined): Decimal =>
  held?.find(({ unit }) => unit === coin)?.covering ?? ZERO
