import { expect, test } from 'vitest'
import type { FavorSymbol } from '#generated/wire/favor-symbol.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'

test('marks of coin-margined contracts are not those of contracts margined in USDT', async () => {
  const box = await testSandbox()
  const headers = { 'x-auth-token': await box.logIn('trader'), lang: 'en_US' }
  const call = (service: 'swap' | 'coinswap', act: string, fields = {}) =>
    box.call(`/${service}/favor/${act}`, fields, headers)
  const marked = async (service: 'swap' | 'coinswap') =>
    ((await call(service, 'find')).data as FavorSymbol[]).map(({ symbol }) => symbol)
  const before = await marked('swap')
  expect((await call('coinswap', 'add', { symbol: 'btc/usdt' })).code).toBe(0)
  expect([await marked('coinswap'), await marked('swap')]).toEqual([['BTC/USDT'], before])
  expect((await call('coinswap', 'add', { symbol: 'BTC/USDT' })).code).toBe(500)
  expect((await call('coinswap', 'add', { symbol: 'BTC/USD' })).errors).toMatchObject([{ field: 'symbol' }])
  expect((await call('coinswap', 'delete', { symbol: 'BTC/USDT' })).code).toBe(0)
  expect(await marked('coinswap')).toEqual([])
})

test.each(['swap', 'coinswap'])('MSG-25.abc a contract of %s is marked once', async (service) => {
  const box = await testSandbox()
  const headers = { 'x-auth-token': await box.logIn('trader'), lang: 'en_US' }
  const call = (act: string, symbol: string) => box.call(`/${service}/favor/${act}`, { symbol }, headers)
  await call('delete', 'LTC/USDT')
  expect((await call('add', 'LTC/USDT')).code).toBe(0)
  expect(await call('add', 'ltc/usdt')).toMatchObject(refusedWith('symbol-already-favoured', 'symbol'))
  expect(await call('add', 'NO/PAIR')).toMatchObject(refusedWith('nonsupport-coin', 'symbol'))
  expect((await call('delete', 'LTC/USDT')).code).toBe(0)
  expect(await call('delete', 'LTC/USDT')).toMatchObject(refusedWith('favourite-not-exists', 'symbol'))
})
