import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConvertOrder } from '#generated/models/convert-order.ts'
import { decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import { CONVERT_FEE, received } from '#src/sandbox/areas/convert/convert-prices.ts'
import { COINS } from '#src/sandbox/areas/wallets/coins.ts'
import { day } from '#src/core/time/day.ts'
import { instant } from '#src/core/time/instant.ts'
import { filtered, newestFirst, resultOf, unitsOf } from './conversions.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { estimate, inverse } from './estimate.ts'
import { pairOf, queryOf, valueOf } from './link.ts'
import { priceText } from './price-text.ts'

test('FEAT-13 what is told beforehand is what the exchange books, for every amount, coin and price', () => {
  const coin = fc.constantFrom(...COINS)
  const units = fc.bigInt({ min: 1n, max: 10n ** 16n })
  const price = fc.bigInt({ min: 1n, max: 10n ** 18n })
  fc.assert(
    fc.property(coin, coin, units, price, (from, to, given, ticks) => {
      const text = toText(fromUnits(ticks, 12))
      const booked = received(given, text, from, to)
      const told = estimate(fromUnits(given, from.scale), decimal(text), decimal(CONVERT_FEE))
      expect([toUnits(told.got, 8), toUnits(told.fee, 8)]).toEqual([booked.got, booked.fee])
    }),
  )
})

test('FEAT-13 tiny prices keep the digits that say something, from both sides', () => {
  const pair = { fromUnit: 'DOGE', toUnit: 'BTC' }
  expect(priceText(decimal('0.000001618211'), pair, 'en_US')).toBe('1\u00a0DOGE = 0.0000016182\u00a0BTC')
  const turned = inverse(decimal('0.000001618211'))
  expect(turned && priceText(turned, { fromUnit: 'BTC', toUnit: 'DOGE' }, 'en_US')).toContain('617,966.38')
  expect(inverse(decimal('0'))).toBeNull()
  expect(toText(toPercent(decimal('0.001')))).toBe('0.100')
})

const row = (id: string, more: object = {}) =>
  ({
    id,
    fromUnit: 'USDT',
    toUnit: 'BTC',
    fromAmount: decimal('100.00000000'),
    createTime: instant(1_795_224_600_000),
    ...more,
  }) as unknown as ConvertOrder
const HOUR = 3_600_000
const ids = (rows: readonly ConvertOrder[]) => rows.map(({ id }) => id)

test('FEAT-13 newest first, whichever way a server sorts, and each row once', () => {
  const later = row('9', { createTime: instant(1_795_224_600_000 + HOUR) })
  expect(ids(newestFirst([row('2'), row('10'), later, row('2')]))).toEqual(['9', '10', '2'])
})

test('VAL-25 history by coin and by days of this device', () => {
  const rows = [row('1'), row('2', { fromUnit: 'ETH' }), row('3', { createTime: instant(0) })]
  expect(unitsOf(rows)).toEqual(['BTC', 'ETH', 'USDT'])
  expect(ids(filtered(rows, { unit: 'USDT', days: null }))).toEqual(['1', '3'])
  const days = { from: day('2026-11-20'), to: day('2026-11-22') }
  expect(ids(filtered(rows, { unit: null, days }))).toEqual(['1', '2'])
})

test('FEAT-13 the result is a row of this pair and amount that was not there before', () => {
  const asked = { fromUnit: 'USDT', toUnit: 'BTC', needAmount: decimal('100') }
  const rows = [row('1'), row('2', { toUnit: 'ETH' }), row('3', { fromAmount: decimal('99') }), row('4')]
  expect(resultOf(rows, asked, new Set(['1']))?.id).toBe('4')
  expect(resultOf(rows, asked, new Set(['1', '4']))).toBeUndefined()
})

test('FEAT-13 an address opens the screen with a pair and an amount; nonsense opens the usual one', () => {
  const value = { fromUnit: 'BTC', toUnit: 'DOGE', needAmount: '0.5' }
  const offered = ['USDT', 'BTC', 'DOGE']
  expect(valueOf(queryOf(value), offered)).toEqual(value)
  const read = (query: string) => valueOf(new URLSearchParams(query), offered)
  expect(read('from=BTC')).toEqual({ fromUnit: 'BTC', toUnit: 'USDT' })
  expect(read('to=USDT')).toEqual({ fromUnit: 'BTC', toUnit: 'USDT' })
  expect(read('from=BTC&to=BTC&amount=1e')).toEqual({ fromUnit: 'BTC', toUnit: 'USDT' })
  expect(read('from=BTC%23SELECT')).toBeNull()
  expect(pairOf()).toEqual({ fromUnit: 'USDT', toUnit: 'BTC' })
})
