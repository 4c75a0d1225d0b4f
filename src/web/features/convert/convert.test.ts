import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConvertOrder } from '#generated/models/convert-order.ts'
import { multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { readDecimal } from '#src/core/money/input.ts'
import { CONVERT_FEE, received } from '#src/sandbox/areas/convert/convert-prices.ts'
import { COINS } from '#src/sandbox/areas/wallets/coins.ts'
import { day } from '#src/core/time/day.ts'
import { instant } from '#src/core/time/instant.ts'
import { filtered, newestFirst, resultOf, unitsOf } from './conversions.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { estimate, inverse } from './estimate.ts'
import { pairOf, queryOf, valueOf } from './link.ts'
import { inverseText, priceText } from './price-text.ts'

test('FEAT-13.c the estimate equals the exchange’s booking, for every amount, coin and price', () => {
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

test('FEAT-13.c VAL-19.f shown price × shown amount − shown fee, truncated, is the shown receipt, in every language', () => {
  const coin = fc.constantFrom(...COINS)
  const units = fc.bigInt({ min: 1n, max: 10n ** 16n })
  const price = fc.bigInt({ min: 1n, max: 10n ** 18n })
  const language = fc.constantFrom('en_US', 'de_DE', 'fr_FR', 'zh_CN')
  fc.assert(
    fc.property(coin, coin, units, price, language, (from, to, given, ticks, locale) => {
      fc.pre(from !== to)
      const amount = fromUnits(given, from.scale)
      const quoted = fromUnits(ticks, 12)
      const pair = { fromUnit: from.unit, toUnit: to.unit }
      const { got, fee } = estimate(amount, quoted, decimal(CONVERT_FEE))
      const read = (text: string) => {
        const typed = readDecimal(text.replace(/\u00a0[A-Z]+$/, ''), locale)
        if (!typed.ok) throw new RangeError(`${text} is ${typed.reason}`)
        return typed.value
      }
      const shown = (value: Decimal, unit: string) => read(formatDecimal(value, locale, { unit, trim: true }))
      const shownPrice = read(priceText(quoted, pair, locale).replace(/^.* = /, ''))
      const whole = multiply(shownPrice, shown(amount, from.unit))
      const left = truncate(subtract(whole, shown(fee, to.unit)))
      expect(toText(subtract(left, shown(got, to.unit)))).toMatch(/^0(\.0+)?$/)
    }),
  )
})

test('FEAT-13.g a price with few digits is formatted like an amount of the same coin', () => {
  const pair = { fromUnit: 'SOL', toUnit: 'USDT' }
  expect(priceText(decimal('149.400000000000'), pair, 'en_US')).toBe('1\u00a0SOL = 149.40\u00a0USDT')
  expect(formatDecimal(decimal('149.4'), 'en_US', { unit: 'USDT', trim: true })).toBe('149.40\u00a0USDT')
})

test('FEAT-13.g tiny prices keep their significant digits, in both directions', () => {
  const pair = { fromUnit: 'DOGE', toUnit: 'BTC' }
  expect(priceText(decimal('0.000001618211'), pair, 'en_US')).toBe('1\u00a0DOGE = 0.000001618211\u00a0BTC')
  const turned = inverse(decimal('0.000001618211'))
  expect(turned && inverseText(turned, { fromUnit: 'BTC', toUnit: 'DOGE' }, 'en_US')).toBe(
    '1\u00a0BTC ≈ 617,966.38\u00a0DOGE',
  )
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

test('FEAT-13.f rows are listed newest first, each once, whatever the server’s order is', () => {
  const later = row('9', { createTime: instant(1_795_224_600_000 + HOUR) })
  expect(ids(newestFirst([row('2'), row('10'), later, row('2')]))).toEqual(['9', '10', '2'])
})

test('VAL-25.g the history is filtered by coin and by days of this device', () => {
  const rows = [row('1'), row('2', { fromUnit: 'ETH' }), row('3', { createTime: instant(0) })]
  expect(unitsOf(rows)).toEqual(['BTC', 'ETH', 'USDT'])
  expect(ids(filtered(rows, { unit: 'USDT', days: null }))).toEqual(['1', '3'])
  const days = { from: day('2026-11-20'), to: day('2026-11-22') }
  expect(ids(filtered(rows, { unit: null, days }))).toEqual(['1', '2'])
})

test('FEAT-13.e the result of a conversion is the new row of its pair and amount', () => {
  const asked = { fromUnit: 'USDT', toUnit: 'BTC', needAmount: decimal('100') }
  const rows = [row('1'), row('2', { toUnit: 'ETH' }), row('3', { fromAmount: decimal('99') }), row('4')]
  expect(resultOf(rows, asked, new Set(['1']))?.id).toBe('4')
  expect(resultOf(rows, asked, new Set(['1', '4']))).toBeUndefined()
})

test('FEAT-13.a an address fills in pair and amount; an invalid one opens the default pair', () => {
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
