import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { type Candle, withAnswer, withNewest, type Candles } from '../live/candles.ts'
import {
  afterCandles,
  afterMove,
  isNearEdge,
  newestWindow,
  type VisibleRange,
  type WindowChange,
  windowAround,
} from './candle-window.ts'

const sight = fc
  .record({ from: fc.integer({ min: -50, max: 50_000 }), width: fc.integer({ min: 10, max: 5_000 }) })
  .map(({ from, width }) => ({ from, to: from + width }))

test('a window holds the visible range and what a gesture of three quarters of its width can reach on both sides', () => {
  fc.assert(
    fc.property(sight, fc.integer({ min: 1, max: 50_000 }), ({ from, to }, count) => {
      const { start, end } = windowAround({ from, to }, count)
      expect([start >= 0, end <= count, end >= start]).toEqual([true, true, true])
      expect(start <= Math.max(0, Math.min(from, count - 1))).toBe(true)
      expect(end >= Math.min(to, count)).toBe(true)
      expect(isNearEdge({ start, end }, { from, to }, count)).toBe(false)
      const reach = (to - from) * 0.74
      for (const by of [-reach, reach]) {
        const moved = { from: from + by, to: to + by }
        expect(start === 0 || start <= moved.from || moved.from > count).toBe(true)
        expect(end === count || end >= moved.to).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test('a window holds a thousand or two of any number of candles', () => {
  expect(windowAround({ from: 25_000, to: 25_160 }, 50_000)).toEqual({ start: 24_400, end: 25_760 })
})

test('an edge is near within half of the visible range, unless there are no candles beyond', () => {
  const window = { start: 1_000, end: 3_000 }
  expect(isNearEdge(window, { from: 1_099, to: 1_299 }, 5_000)).toBe(true)
  expect(isNearEdge(window, { from: 1_100, to: 1_300 }, 5_000)).toBe(false)
  expect(isNearEdge(window, { from: 2_701, to: 2_901 }, 5_000)).toBe(true)
  expect(isNearEdge(window, { from: 2_801, to: 3_001 }, 3_000)).toBe(false)
})

const candle = (time: number): Candle => ({
  time: instant(time),
  open: decimal('1'),
  high: decimal('1'),
  low: decimal('1'),
  close: decimal('1'),
  volume: decimal('1'),
})
const PAGE = 500
/** Returns a page of candles up to the one that begins at `last`, one time unit each. */
const page = (last: number): readonly Candle[] =>
  Array.from({ length: PAGE }, (_, at) => candle(last - PAGE + 1 + at))

/** A model of the chart library: points in order, and the visible range counted in them. */
class Drawing {
  candles: Candles = page(1_000_000)
  held = newestWindow(PAGE)
  drawn: readonly Candle[] = this.candles.slice()
  /** The visible range, counted in all candles. */
  sight: VisibleRange = { from: PAGE - 80, to: PAGE + 6 }

  change({ held, draw, sight, shift }: WindowChange): void {
    this.held = held
    const { start, end } = held
    const last = this.candles.at(-1)
    if (draw === 'all') this.drawn = this.candles.slice(start, end)
    else if (draw === 'newest' && last !== undefined) {
      // The library refuses what is older than its last point.
      if (last.time < (this.drawn.at(-1)?.time ?? 0)) throw new RangeError('an old candle')
      this.drawn = withNewest(this.drawn, last)
    }
    this.sight = sight ?? { from: this.sight.from + shift, to: this.sight.to + shift }
  }

  take(next: Candles): void {
    const before = this.candles
    this.candles = next
    this.change(afterCandles(before, next, this.held, this.sight))
  }

  look(isHandOn: boolean): void {
    const change = afterMove(this.held, this.sight, this.candles.length, isHandOn)
    if (change !== null) this.change(change)
  }

  move({ from, to }: VisibleRange): void {
    // The library keeps two candles in sight, as it keeps its shares of a pixel.
    const width = Math.max(5, Math.min(4_000, to - from))
    const start = Math.max(2 - width, Math.min(this.candles.length - 2, from))
    this.sight = { from: start, to: start + width }
  }
}

const gesture = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pan' as const),
      by: fc.double({ min: -1, max: 1, noNaN: true }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('zoom' as const),
      by: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hand' as const), isOn: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('older' as const), late: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('newest' as const), by: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('period' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hole' as const) }) },
)

/** The candle at a position. The tolerance covers float errors from shifting positions by hundreds. */
const placeAt = (place: number): number => Math.floor(place + 1e-6)

test('after random zooms, pans, period changes and late answers the drawing equals the window, and the visible range stays', () => {
  fc.assert(
    fc.property(fc.array(gesture, { maxLength: 60 }), (gestures) => {
      let drawing = new Drawing()
      let isHandOn = false
      let asked = 0
      for (const each of gestures) {
        const { candles, sight } = drawing
        const first = candles.at(0)?.time ?? 0
        const last = candles.at(-1)?.time ?? 0
        const anchor = candles.at(Math.max(0, Math.min(candles.length - 1, placeAt(sight.from))))
        let keeps = true
        if (each.kind === 'pan' || each.kind === 'zoom') {
          keeps = false
          const width = sight.to - sight.from
          const by = each.kind === 'pan' ? each.by * width : 0
          const factor = each.kind === 'zoom' ? each.by : 1
          drawing.move({ from: sight.from + by, to: sight.from + by + width * factor })
        } else if (each.kind === 'hand') isHandOn = each.isOn
        else if (each.kind === 'older') {
          // A late answer belongs before what was the first candle once.
          drawing.take(withAnswer(candles, page((each.late && asked > 0 ? asked : first) - 1), 1))
          asked = first
        } else if (each.kind === 'newest') drawing.take(withAnswer(candles, page(last + each.by), 1))
        else if (each.kind === 'hole') {
          keeps = false
          // Pages that were asked for before belong to candles that are given up: the history drops them.
          asked = 0
          drawing.take(withAnswer(candles, page(last + 10_000), 1))
        } else {
          keeps = false
          asked = 0
          drawing = new Drawing()
        }
        const now = drawing
        const seen = now.candles.at(Math.max(0, Math.min(now.candles.length - 1, placeAt(now.sight.from))))
        expect(!keeps || sight.from < 0 || seen?.time === anchor?.time).toBe(true)
        now.look(isHandOn)
        const { start, end } = now.held
        expect(start >= 0 && start < end && end <= now.candles.length).toBe(true)
        expect(now.drawn.map(({ time }) => time)).toEqual(
          now.candles.slice(start, end).map(({ time }) => time),
        )
        const times = now.candles.slice().map(({ time }) => time)
        expect(times.every((time, at) => at === 0 || time > (times[at - 1] ?? 0))).toBe(true)
        expect(!isHandOn && isNearEdge(now.held, now.sight, now.candles.length)).toBe(false)
      }
    }),
    { numRuns: 150 },
  )
})

test('a change of the second newest candle is drawn too', () => {
  const before = page(1_000)
  const held = newestWindow(PAGE)
  const sight = { from: 420, to: 506 }
  const closed = { ...candle(1_000), close: decimal('2') }
  const draw = (next: readonly Candle[]) => afterCandles(before, next, held, sight).draw
  expect(draw([...before.slice(0, -1), closed])).toBe('newest')
  expect(draw([...before, candle(1_001)])).toBe('newest')
  expect(draw([...before.slice(0, -1), closed, candle(1_001)])).toBe('all')
})
