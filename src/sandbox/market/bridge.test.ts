import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomOf } from '../kernel/random.ts'
import { highOver, lowUnder, passage, reachWithin } from './bridge.ts'
import { exp } from './exp.ts'

/** The same law with so many images that nothing is missing. */
function stays(from: number, to: number, variance: number, lower: number, upper: number): number {
  const range = upper - lower
  let sum = 0
  for (let image = -60; image <= 60; image++) {
    const shift = image * range
    sum += Math.exp((-2 * shift * (shift + to - from)) / variance)
    sum -= Math.exp((-2 * (upper - from + shift) * (upper - to + shift)) / variance)
  }
  return sum
}

const inside = fc.double({ min: 0.05, max: 0.95, noNaN: true })
const variances = fc.double({ min: 0.03, max: 1, noNaN: true })
const STEP = 1e-4

test('a bridge stays between two prices, and reaches them, as often as the whole series says', () => {
  fc.assert(
    fc.property(inside, inside, variances, (from, to, variance) => {
      const at = (lower: number, upper: number): number => stays(from, to, variance, lower, upper)
      const law = passage({ from, to, variance }, 0, 1)
      expect(law.stays).toBeCloseTo(at(0, 1), 4)
      expect(law.high).toBeCloseTo((at(0, 1 + STEP) - at(0, 1 - STEP)) / (2 * STEP), 2)
      expect(law.low).toBeCloseTo((at(-STEP, 1) - at(STEP, 1)) / (2 * STEP), 2)
      const mixed = at(-STEP, 1 + STEP) - at(STEP, 1 + STEP) - at(-STEP, 1 - STEP) + at(STEP, 1 - STEP)
      expect(law.both).toBeCloseTo(mixed / (4 * STEP * STEP), 1)
    }),
  )
})

test('drawn extremes are spread as the law says, not gathered at the bound', () => {
  const random = randomOf('bridge')
  const bridge = { from: 1000, to: 1000, variance: 300 * 300 }
  const [least, most] = [400, 1300]
  const highs = Array.from(
    { length: 4000 },
    () => reachWithin(bridge, { low: least, high: most }, random).high,
  )
  for (const price of [1050, 1100, 1200, 1280]) {
    const expected =
      stays(1000, 1000, bridge.variance, least - 0.5, price + 0.5) /
      stays(1000, 1000, bridge.variance, least - 0.5, most + 0.5)
    expect(highs.filter((high) => high <= price).length / highs.length).toBeCloseTo(expected, 1)
  }
  expect(highs.filter((high) => high === most).length).toBeLessThan(40)
})

test('drawn extremes lie between the ends and the bounds, however narrow these are', () => {
  const ticks = fc.integer({ min: 0, max: 40 })
  fc.assert(
    fc.property(ticks, ticks, ticks, ticks, fc.integer(), (from, to, above, under, seed) => {
      const random = randomOf(String(seed))
      const [high, low] = [Math.max(from, to) + above, Math.min(from, to) - under]
      const variance = (high - low + 1) ** 2 / 3
      const bridge = { from, to, variance }
      for (const reach of [
        reachWithin(bridge, { high, low }, random),
        { high, low: lowUnder(bridge, high, low, random) },
        { high: highOver(bridge, low, high, random), low },
      ]) {
        expect(reach.high).toBeGreaterThanOrEqual(Math.max(from, to))
        expect(reach.high).toBeLessThanOrEqual(high)
        expect(reach.low).toBeLessThanOrEqual(Math.min(from, to))
        expect(reach.low).toBeGreaterThanOrEqual(low)
      }
    }),
  )
})

test('the exponential function has nine digits', () => {
  fc.assert(
    fc.property(fc.double({ min: -690, max: 690, noNaN: true }), (x) => {
      expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 9)
    }),
  )
  expect([exp(0), exp(-700)]).toEqual([1, 0])
})
