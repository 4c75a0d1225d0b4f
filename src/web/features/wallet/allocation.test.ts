import { array, assert, bigInt, property } from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '#src/core/money/arithmetic.ts'
import { equals } from '#src/core/money/compare.ts'
import { decimal, fromUnits, toText, ZERO } from '#src/core/money/decimal.ts'
import { allocationOf } from './allocation.ts'
import type { Asset } from './assets.ts'

const asset = (unit: string, usd: string | null): Asset => ({
  unit,
  name: unit,
  iconUrl: null,
  available: ZERO,
  frozen: ZERO,
  toRelease: ZERO,
  margin: ZERO,
  unrealised: ZERO,
  total: ZERO,
  price: null,
  usd: usd === null ? null : decimal(usd),
  can: { deposit: true, withdraw: true, transfer: true },
})

const shape = (assets: readonly Asset[]) =>
  allocationOf(assets).map(({ unit, coins, percent }) => `${unit ?? 'others'} ${coins} ${toText(percent)}`)

test('the four largest coins are named, the rest is one slice', () => {
  const assets = ['5', '50', '20', '10', '8', '7'].map((usd, index) => asset(`C${index}`, usd))
  expect(shape(assets)).toEqual(['C1 1 50.0', 'C2 1 20.0', 'C3 1 10.0', 'C4 1 8.0', 'others 2 12.0'])
})

test('a fifth coin is named instead of one slice for the rest', () => {
  expect(shape(['1', '1', '1', '1', '1'].map((usd, index) => asset(`C${index}`, usd)))).toHaveLength(5)
  expect(shape(['1', '1', '1', '1', '1'].map((usd, index) => asset(`C${index}`, usd))).at(-1)).toBe(
    'C4 1 20.0',
  )
})

test('a coin without value or price has no slice', () => {
  expect(shape([asset('A', '0'), asset('B', null)])).toEqual([])
  expect(shape([asset('A', '3'), asset('B', null)])).toEqual(['A 1 100.0'])
})

test('the slices add up to the whole value and to 100 %, for any wallet', () => {
  const cents = array(bigInt({ min: 0n, max: 10n ** 18n }), { maxLength: 30 })
  assert(
    property(cents, (values) => {
      const assets = values.map((value, index) => asset(`C${index}`, toText(fromUnits(value, 8))))
      const slices = allocationOf(assets)
      expect(slices.length).toBeLessThanOrEqual(5)
      expect(equals(sum(slices.map(({ usd }) => usd)), sum(assets.map(({ usd }) => usd ?? ZERO)))).toBe(true)
      const percents = sum(slices.map(({ percent }) => percent))
      expect(toText(percents)).toBe(slices.length === 0 ? '0' : '100.0')
    }),
  )
})
