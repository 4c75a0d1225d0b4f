import { expect, test } from 'vitest'
import { axisValue, shareOf, toChartNumber } from './chart.ts'
import { decimal, toText } from './decimal.ts'

test('toChartNumber returns the nearest float', () => {
  expect(toChartNumber(decimal('0.1'))).toBe(0.1)
})

test('a share of a whole is a float from 0 to 1, with four digits', () => {
  expect(shareOf(1n, 3n)).toBe(0.3333)
  expect(shareOf(7n, 7n)).toBe(1)
})

test('there is no share of nothing, nor of less', () => {
  expect(shareOf(0n, 0n)).toBe(0)
  expect(shareOf(1n, -5n)).toBe(0)
})

test('a place on an axis is a decimal of the given places', () => {
  const value = axisValue(1.25, 3)
  expect(value === null ? null : toText(value)).toBe('1.250')
})

test('an axis without a place has no value, and one with more places than floats have shows what there are', () => {
  expect(axisValue(NaN, 2)).toBeNull()
  expect(axisValue(Infinity, 2)).toBeNull()
  const value = axisValue(0.5, 500)
  expect(value === null ? 0 : toText(value).length).toBe('0.'.length + 100)
})
