import { expect, test } from 'vitest'
import type { CoinSwapWallet } from '#generated/wire/coin-swap-wallet.ts'
import type { FinanceAsset } from '#generated/wire/finance-asset.ts'
import type { SecondWallet } from '#generated/wire/second-wallet.ts'
import type { SwapWallet } from '#generated/wire/swap-wallet.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'

const as = (token: string) => ({ 'x-auth-token': token, lang: 'en_US' })
const read = async <T>(box: TestSandbox, token: string, path: string) =>
  (await box.call(path, {}, as(token))).data as T

test('ENT-07.f FEAT-07.a every account lists its wallets, and coins are moved between them by their ids', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const [swap] = await read<SwapWallet[]>(box, token, '/swap/wallet/list')
  expect(swap).toMatchObject({
    usdtBalance: '3000.00000000',
    usdtFrozenBalance: '0.00000000',
    canUse: '3000.00000000',
  })
  const coinSwap = await read<CoinSwapWallet[]>(box, token, '/coinswap/wallet/list')
  const btc = coinSwap.find(({ contractCoin }) => contractCoin.coinSymbol === 'BTC')
  expect(btc).toMatchObject({
    coinBalance: '0.15000000',
    contractId: 201,
    contractCoin: { id: 201, symbol: 'BTC/USDT', coinScale: 0, shareNumber: '100' },
  })
  const doge = coinSwap.find(({ contractCoin }) => contractCoin.coinSymbol === 'DOGE')
  expect(doge?.contractCoin).toMatchObject({ symbol: 'DOGE/USDT', shareNumber: '10', maxShare: '1000000' })
  const detail = await box.call('/coinswap/wallet/detail', { contractCoinId: '201' }, as(token))
  expect(detail.data).toMatchObject({ id: btc?.id, coinBalance: '0.15000000' })
  expect((await box.call('/coinswap/wallet/detail', { contractCoinId: '2' }, as(token))).code).toBe(500)
  const numbersOf = (rows: readonly { contractId: unknown }[]) =>
    new Set(rows.map(({ contractId }) => contractId))
  expect(numbersOf(coinSwap).size).toBe(coinSwap.length)
  expect(coinSwap.some(({ contractCoin }) => contractCoin.coinSymbol === 'USDT')).toBe(false)
  const second = await read<SecondWallet[]>(box, token, '/second/wallet/list')
  expect(second.find(({ coinId }) => coinId === 'USDT')).toMatchObject({ balance: '500.00000000' })
  const spot = await read<{ id: number; releaseBalance: string }>(box, token, '/uc/asset/wallet/USDT')
  expect(spot.releaseBalance).toBe('0.00000000')
  const numbers = { fromWalletId: String(swap?.id), toWalletId: String(spot.id) }
  const move = { unit: 'USDT', from: '1', to: '0', amount: '1000', ...numbers }
  expect((await box.call('/swap/wallet/trans', move, as(token))).code).toBe(0)
  expect((await read<SwapWallet[]>(box, token, '/swap/wallet/list'))[0]?.usdtBalance).toBe('2000.00000000')
})

test('a member reads only the own wallets, under ids of their own', async () => {
  const box = await testSandbox()
  const [one, other] = [await box.logIn('trader'), await box.logIn('verified')]
  for (const path of [
    '/swap/wallet/list',
    '/coinswap/wallet/list',
    '/second/wallet/list',
    '/earn/locked/assets/info',
  ]) {
    const [mine, theirs] = [
      await read<{ id: number }[]>(box, one, path),
      await read<{ id: number }[]>(box, other, path),
    ]
    const numbers = new Set(mine.map(({ id }) => id))
    expect(theirs.filter(({ id }) => numbers.has(id))).toEqual([])
  }
  expect(await read<FinanceAsset[]>(box, other, '/earn/locked/assets/info')).toEqual([])
  expect(await read(box, other, '/earn/locked/assets/total')).toEqual({
    total: '0',
    totalBtc: '0.00000000',
    earn: '0',
  })
})
