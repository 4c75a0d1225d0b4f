import type { Coin } from '#generated/models/coin.ts'
import type { CoinSwapWallet } from '#generated/models/coin-swap-wallet.ts'
import type { FinanceAsset } from '#generated/models/finance-asset.ts'
import type { SecondWallet } from '#generated/models/second-wallet.ts'
import type { SwapWallet } from '#generated/models/swap-wallet.ts'
import type { Wallet } from '#generated/models/wallet.ts'
import { sum } from '#src/core/money/arithmetic.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { type Asset, assetOf } from './assets.ts'

/** The coins by their short name: names, prices and permissions stand beside the spot wallets. */
export type Coins = ReadonlyMap<string, Coin>

export const coinsOf = (wallets: readonly Wallet[]): Coins =>
  new Map(wallets.map(({ coin }) => [coin.unit, coin]))

/** One wallet per coin. A missing release balance counts as nothing. */
export const spotAssets = (wallets: readonly Wallet[]): readonly Asset[] =>
  wallets.map(({ balance, frozenBalance, releaseBalance, isLock, coin }) =>
    assetOf(
      coin.unit,
      {
        available: balance,
        frozen: frozenBalance,
        toRelease: releaseBalance ?? ZERO,
        isLocked: isLock === 1,
      },
      coin,
    ),
  )

/** USDT alone. The total is the account's equity: the profit or loss of open positions counts. */
export const swapAssets = (wallets: readonly SwapWallet[], coins: Coins): readonly Asset[] =>
  wallets.map((wallet) => {
    const { usdtBalance, usdtFrozenBalance, usdtBuyPrincipalAmount, usdtSellPrincipalAmount } = wallet
    const holding = {
      available: usdtBalance,
      frozen: usdtFrozenBalance,
      margin: sumOf(usdtBuyPrincipalAmount, usdtSellPrincipalAmount),
      unrealised: wallet.usdtTotalProfitAndLoss ?? ZERO,
    }
    return assetOf('USDT', holding, coins.get('USDT'))
  })

/** One wallet per contract; those of one coin are counted together. */
export function coinSwapAssets(wallets: readonly CoinSwapWallet[], coins: Coins): readonly Asset[] {
  const units = [...new Set(wallets.map(({ contractCoin }) => contractCoin.coinSymbol))]
  return units.map((unit) => {
    const own = wallets.filter(({ contractCoin }) => contractCoin.coinSymbol === unit)
    const holding = {
      available: sum(own.map(({ coinBalance }) => coinBalance)),
      frozen: sum(own.map(({ coinFrozenBalance }) => coinFrozenBalance)),
      margin: sumOf(
        ...own.flatMap(({ coinBuyPrincipalAmount, coinSellPrincipalAmount }) => [
          coinBuyPrincipalAmount,
          coinSellPrincipalAmount,
        ]),
      ),
      unrealised: sumOf(...own.map(({ coinTotalProfitAndLoss }) => coinTotalProfitAndLoss)),
    }
    return assetOf(unit, holding, coins.get(unit))
  })
}

export const secondAssets = (wallets: readonly SecondWallet[], coins: Coins): readonly Asset[] =>
  wallets.map(({ coinId, balance, frozenBalance }) =>
    assetOf(coinId, { available: balance, frozen: frozenBalance }, coins.get(coinId)),
  )

/** Returns the assets in products with their interest, all frozen: they cannot be used until the product ends. */
export const financeAssets = (rows: readonly FinanceAsset[], coins: Coins): readonly Asset[] =>
  rows.map(({ coinSymbol, num, earnNum }) => ({
    ...assetOf(coinSymbol, { available: ZERO, frozen: num }, coins.get(coinSymbol)),
    interest: earnNum,
  }))

const sumOf = (...parts: readonly (Decimal | null | undefined)[]): Decimal =>
  sum(parts.map((part) => part ?? ZERO))
