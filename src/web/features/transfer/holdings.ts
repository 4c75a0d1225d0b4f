import type { CoinSwapWalletsResponse } from '#generated/models/coin-swap-wallets-response.ts'
import type { SecondWalletsResponse } from '#generated/models/second-wallets-response.ts'
import type { SwapWalletsResponse } from '#generated/models/swap-wallets-response.ts'
import type { Wallet } from '#generated/models/wallet.ts'
import type { Id } from '#src/core/contract/id.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'

/** Transferable amount of one coin in one account, and the number of the wallet that holds it. */
export type Holding = { readonly id: Id; readonly unit: string; readonly balance: Decimal }

export const ofSpot = (wallets: readonly Wallet[]): readonly Holding[] =>
  wallets.map(({ id, coin, balance }) => ({ id, unit: coin.unit, balance }))

export const ofSwap = ({ data }: SwapWalletsResponse): readonly Holding[] =>
  data.map(({ id, usdtBalance }) => ({ id, unit: 'USDT', balance: usdtBalance }))

export const ofCoinSwap = ({ data }: CoinSwapWalletsResponse): readonly Holding[] =>
  data.map(({ id, contractCoin, coinBalance }) => ({
    id,
    unit: contractCoin.coinSymbol,
    balance: coinBalance,
  }))

export const ofSecond = ({ data }: SecondWalletsResponse): readonly Holding[] =>
  data.map(({ id, coinId, balance }) => ({ id, unit: coinId, balance }))

/** Null while not known. A coin without a wallet in the account has the balance zero. */
export function balanceIn(held: readonly Holding[] | undefined, coin: string | undefined): Decimal | null {
  if (held === undefined || coin === undefined) return null
  return held.find(({ unit }) => unit === coin)?.balance ?? ZERO
}
