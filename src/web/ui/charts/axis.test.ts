import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAtLeast, isAtMost } from '#src/core/money/compare.ts'
import { decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import { ticksOf } from './axis.ts'

test('ticks lie between low and high, at equal steps, few of them, for any scale', () => {
  const value = fc.tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.nat(10))
  fc.assert(
    fc.property(value, fc.bigInt(1n, 10n ** 12n), ([units, places], span) => {
      const [low, high] = [fromUnits(units, places), fromUnits(units + span, places)]
      const ticks = ticksOf(low, high)
      expect(ticks.length).toBeGreaterThanOrEqual(1)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.every((tick) => isAtLeast(tick, low) && isAtMost(tick, high))).toBe(true)
    }),
  )
})

test('ticks are round numbers', () => {
  const texts = (low: string, high: string): string[] => ticksOf(decimal(low), decimal(high)).map(toText)
  expect(texts('121000.55', '131000')).toEqual(['122000', '124000', '126000', '128000', '130000'])
  expect(texts('0', '1')).toEqual(['0', '0.2', '0.4', '0.6', '0.8', '1.0'])
  expect(texts('-3', '4')).toEqual(['-2', '0', '2', '4'])
  expect(texts('7', '7')).toEqual(['7'])
})
