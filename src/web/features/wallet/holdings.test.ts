import { expect, test } from 'vitest'
import type { CoinSwapWallet } from '#generated/models/coin-swap-wallet.ts'
import type { FinanceAsset } from '#generated/models/finance-asset.ts'
import type { SecondWallet } from '#generated/models/second-wallet.ts'
import type { SwapWallet } from '#generated/models/swap-wallet.ts'
import type { Wallet } from '#generated/models/wallet.ts'
import { type Decimal, decimal, toText } from '#src/core/money/decimal.ts'
import { coinsOf, coinSwapAssets, financeAssets, secondAssets, spotAssets, swapAssets } from './holdings.ts'
import { type Asset, partOf, parts } from './assets.ts'

const d = (text: string): Decimal => decimal(text)
const wallet = (unit: string, usdRate: string, releaseBalance: string | null) =>
  ({
    balance: d('1'),
    frozenBalance: d('1'),
    releaseBalance: releaseBalance === null ? null : d(releaseBalance),
    isLock: 0,
    coin: { unit, name: unit, usdRate: d(usdRate) },
  }) as Wallet

const wallets = [wallet('USDT', '1', null), wallet('BTC', '60000', '2')]
const coins = coinsOf(wallets)
const shape = (assets: readonly Asset[]) =>
  assets.map((asset) =>
    [
      asset.unit,
      ...parts.map((part) => toText(partOf(asset, part))),
      asset.usd === null ? null : toText(asset.usd),
    ].join(' '),
  )

test('ENT-07.a spot: a missing release balance is zero', () => {
  expect(shape(spotAssets(wallets))).toEqual(['USDT 1 1 0 0 2', 'BTC 1 1 2 0 240000'])
})

test('ENT-07.b ENT-06.a U-based: margins and the profit or loss of positions are part of the account', () => {
  const own = { usdtBalance: d('100'), usdtFrozenBalance: d('5'), usdtBuyPrincipalAmount: d('20.5') }
  expect(shape(swapAssets([own as SwapWallet], coins))).toEqual(['USDT 100 5 0 20.5 125.5'])
  const losing = { ...own, usdtSellPrincipalAmount: d('9.5'), usdtTotalProfitAndLoss: d('-12.25') }
  expect(shape(swapAssets([losing as SwapWallet], coins))).toEqual(['USDT 100 5 0 17.75 122.75'])
  expect(shape(swapAssets([], coins))).toEqual([])
})

test('ENT-07.c coin-margined: wallets of one coin are added up', () => {
  const own = (coinSymbol: string, coinBalance: string, coinSellPrincipalAmount: string | null) =>
    ({
      contractCoin: { coinSymbol },
      coinBalance: d(coinBalance),
      coinFrozenBalance: d('0'),
      coinSellPrincipalAmount: coinSellPrincipalAmount === null ? null : d(coinSellPrincipalAmount),
    }) as CoinSwapWallet
  expect(
    shape(coinSwapAssets([own('BTC', '0.1', '0.05'), own('ETH', '2', null), own('BTC', '0.2', null)], coins)),
  ).toEqual(['BTC 0.3 0 0 0.05 21000.00', 'ETH 2 0 0 0 '])
})

test('ENT-07.de second and finance: a coin without a price has no value', () => {
  const base = { id: '1', memberId: '1' }
  const second = { ...base, coinId: 'USDT', balance: d('7'), frozenBalance: d('3') }
  const finance = {
    ...base,
    coinSymbol: 'NOVA',
    num: d('9'),
    earnNum: d('1'),
    createTime: null,
    updateTime: null,
  }
  expect(shape(secondAssets([second as SecondWallet], coins))).toEqual(['USDT 7 3 0 0 10'])
  expect(shape(financeAssets([finance as FinanceAsset], coins))).toEqual(['NOVA 0 9 0 0 '])
  expect(financeAssets([finance as FinanceAsset], coins)[0]?.interest).toBe(finance.earnNum)
})
