import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNearEdge, windowAround } from './candle-window.ts'

const sight = fc
  .record({ from: fc.integer({ min: -50, max: 50_000 }), width: fc.integer({ min: 10, max: 5_000 }) })
  .map(({ from, width }) => ({ from, to: from + width }))

test('a window holds what is in sight, and what a gesture of one sight can reach on both sides', () => {
  fc.assert(
    fc.property(sight, fc.integer({ min: 1, max: 50_000 }), ({ from, to }, count) => {
      const { start, end } = windowAround({ from, to }, count)
      expect([start >= 0, end <= count, end >= start]).toEqual([true, true, true])
      expect(start <= Math.max(0, Math.min(from, count - 1))).toBe(true)
      expect(end >= Math.min(to, count)).toBe(true)
      expect(isNearEdge({ start, end }, { from, to }, count)).toBe(false)
      const reach = (to - from) * 0.99
      for (const by of [-reach, reach]) {
        const moved = { from: from + by, to: to + by }
        expect(start === 0 || start <= moved.from || moved.from > count).toBe(true)
        expect(end === count || end >= moved.to).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test('however many candles there are, a window holds a thousand or two', () => {
  expect(windowAround({ from: 25_000, to: 25_160 }, 50_000)).toEqual({ start: 24_400, end: 25_760 })
})

test('an edge is near within one sight of it, unless all ends there', () => {
  const window = { start: 1_000, end: 3_000 }
  expect(isNearEdge(window, { from: 1_199, to: 1_399 }, 5_000)).toBe(true)
  expect(isNearEdge(window, { from: 1_200, to: 1_400 }, 5_000)).toBe(false)
  expect(isNearEdge(window, { from: 2_801, to: 3_001 }, 5_000)).toBe(true)
  expect(isNearEdge(window, { from: 2_801, to: 3_001 }, 3_000)).toBe(false)
})
