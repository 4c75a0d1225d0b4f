import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { type Candles, joined, partOf, placeOf } from './candle-list.ts'
import type { Candle } from './candles.ts'

const one = decimal('1')
const candle = (time: number): Candle => ({
  time: instant(time),
  open: one,
  high: one,
  low: one,
  close: one,
  volume: one,
})
const candles = (count: number): readonly Candle[] => Array.from({ length: count }, (_, at) => candle(at))

/** The same candles in arrays that are cut at these places. */
const cutAt = (all: readonly Candle[], places: readonly number[]): Candles => {
  const cuts = [0, ...places.map((place) => place % all.length).toSorted((a, b) => a - b), all.length]
  return joined(...cuts.map((from, at) => all.slice(from, cuts[at + 1] ?? all.length)))
}

test('a list of several arrays is read as one array is', () => {
  const place = fc.integer({ min: -9_500, max: 9_500 })
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 8 }), place, place, (cuts, start, end) => {
      const all = candles(9_000)
      const list = cutAt(all, cuts)
      expect(list.length).toBe(all.length)
      expect(list.at(start)).toBe(all.at(start))
      expect(list.slice(start, end)).toEqual(all.slice(start, end))
      expect(list.slice(start)).toEqual(all.slice(start))
      const [from, to] = [Math.abs(start), Math.abs(end)]
      expect(partOf(list, from, to).slice()).toEqual(all.slice(from, to))
      expect(placeOf(list, from)).toBe(Math.min(from, all.length))
    }),
    { numRuns: 200 },
  )
})

test('a change of the newest candle copies no older array', () => {
  const oldest = candles(300_000)
  let read = 0
  const watched = new Proxy(oldest, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) read += 1
      return Reflect.get(target, key) as unknown
    },
  })
  const newest = candle(300_000)
  const list = joined(watched, [candle(300_000)])
  const next = joined(partOf(list, 0, oldest.length), [newest])
  expect(next.at(-1)).toBe(newest)
  expect(next).toHaveLength(oldest.length + 1)
  expect(read).toBe(0)
})
