import { describe, expect, test } from 'vitest'
import type { Coin } from '#generated/models/coin.ts'
import { decimal, ONE, toText, ZERO } from '#src/core/money/decimal.ts'
import {
  type Asset,
  assetOf,
  byValue,
  inBitcoin,
  inCurrency,
  isSmall,
  mergeAssets,
  totalsOf,
} from './assets.ts'

type Numbers = readonly [available: string, frozen?: string, toRelease?: string]

const asset = (
  unit: string,
  price: string | null,
  [available, frozen = '0', toRelease = '0']: Numbers,
): Asset =>
  assetOf(unit, { available: decimal(available), frozen: decimal(frozen), toRelease: decimal(toRelease) }, {
    unit,
    name: `${unit} coin`,
    usdRate: price === null ? null : decimal(price),
  } as Coin)

const text = (value: Asset['usd']): string | null => (value === null ? null : toText(value))
const units = (assets: readonly Asset[]): readonly string[] => assets.map(({ unit }) => unit)

const bitcoin = asset('BTC', '67482.1', ['0.72216035', '0.12000000', '0.00000000'])
const tether = asset('USDT', '1', ['16332.03', '16548.52'])
const unpriced = asset('NOVA', null, ['12'])
const nothing = asset('LTC', '84.1', ['0'])
const empty = asset('XYZ', null, ['0.000'])
const dust = asset('TRX', '0.12', ['0.00000001'])

describe('ENT-07.g a wallet asset', () => {
  test('an asset’s value is available, frozen and to-be-released amounts times the price, exactly', () => {
    expect(text(bitcoin.total)).toBe('0.84216035')
    expect(text(bitcoin.usd)).toBe('56830.748954735')
    expect(text(asset('ETH', '2', ['1', '10', '100']).usd)).toBe('222')
  })

  test('an asset without a price has no value; an empty one is worth zero', () => {
    expect(unpriced.usd).toBeNull()
    expect(text(empty.usd)).toBe('0')
  })
})

test('SHELL-13.c the display currency converts every valuation by its rate', () => {
  expect(text(inCurrency(tether.usd, decimal('1')))).toBe('32880.55')
  expect(text(inCurrency(tether.usd, decimal('7.18')))).toBe('236082.3490')
  expect(inCurrency(null, decimal('7.18'))).toBeNull()
})

test('totals are exact sums and list what they leave out', () => {
  const totals = totalsOf([bitcoin, tether, unpriced, nothing, empty])
  expect(toText(totals.usd)).toBe('89711.298954735')
  expect(toText(totals.frozen)).toBe('24646.372000000')
  expect(totals.unpriced).toBe(1)
})

test('FEAT-07.b a coin of two accounts has each part of both together, and the value', () => {
  const other = assetOf(
    'BTC',
    {
      available: decimal('1'),
      frozen: decimal('2'),
      toRelease: decimal('4'),
      margin: decimal('8'),
      unrealised: decimal('-0.5'),
    },
    { unit: 'BTC', name: 'Bitcoin', usdRate: decimal('10') } as Coin,
  )
  const [both, ...rest] = mergeAssets([[asset('BTC', '10', ['0.1', '0.02', '0.003'])], [tether, other]])
  expect(rest).toEqual([tether])
  const { available, frozen, toRelease, margin, unrealised, total, usd } = both as Asset
  expect([available, frozen, toRelease, margin, unrealised, total].map(toText)).toEqual([
    '1.1',
    '2.02',
    '4.003',
    '8',
    '-0.5',
    '14.623',
  ])
  expect(text(usd)).toBe('146.230')
})

test('ten tenths add up to exactly one', () => {
  const tenths = Array.from({ length: 10 }, (_, index) => asset(`C${index}`, '0.1', ['1']))
  expect(toText(totalsOf(tenths).usd)).toBe('1.0')
})

test('the bitcoin equivalent is truncated to 8 places, and absent without a price', () => {
  expect(text(inBitcoin(decimal('100'), [asset('BTC', '3', ['0'])]))).toBe('33.33333333')
  expect(inBitcoin(decimal('100'), [tether])).toBeNull()
  expect(inBitcoin(decimal('100'), [asset('BTC', '0', ['1'])])).toBeNull()
})

test('an asset is small below a dollar; one without a price is not', () => {
  expect([bitcoin, dust, nothing, empty, unpriced].map(isSmall)).toEqual([false, true, true, true, false])
  expect(isSmall(asset('USDT', '1', ['1']))).toBe(false)
  expect(isSmall(asset('USDT', '1', ['0.99999999']))).toBe(true)
})

test('assets are sorted by value, those without a price last', () => {
  const all = [nothing, unpriced, tether, dust, bitcoin]
  expect(units(byValue(all))).toEqual(['BTC', 'USDT', 'TRX', 'LTC', 'NOVA'])
})

test('a coin’s actions follow the exchange’s flags; a locked wallet has none', () => {
  const coin = { unit: 'X', status: 0, canWithdraw: 1, canRecharge: 0, canTransfer: 1, usdRate: null } as Coin
  const holding = { available: ONE, frozen: ZERO, toRelease: ZERO }
  expect(assetOf('X', holding, coin).can).toEqual({ deposit: false, withdraw: true, transfer: true })
  const none = { deposit: false, withdraw: false, transfer: false }
  expect(assetOf('X', { ...holding, isLocked: true }, coin).can).toEqual(none)
  expect(assetOf('X', holding, { ...coin, status: 1 }).can).toEqual(none)
  expect(assetOf('X', holding, undefined).can).toEqual(none)
})
