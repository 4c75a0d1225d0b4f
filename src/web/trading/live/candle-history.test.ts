import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import type { Live } from '#src/web/streams/live.ts'
import { instant } from '#src/core/time/instant.ts'
import type { Candle, Candles } from './candles.ts'
import { createCandleHistory } from './candle-history.ts'

const LENGTH = 10
const PAGE = 5

const candle = (time: number): Candle => ({
  time: instant(time),
  open: decimal('1'),
  high: decimal('1'),
  low: decimal('1'),
  close: decimal('1'),
  volume: decimal('1'),
})

/** Returns a page of candles from the first one, at 0, up to and including the one at `to`. */
const pageUpTo = (to: number): readonly Candle[] =>
  Array.from({ length: PAGE }, (_, at) => to - (PAGE - 1 - at) * LENGTH)
    .filter((time) => time >= 0)
    .map(candle)

/** A live feed of candles that the test pushes. */
function fakeLive() {
  const listeners = new Set<() => void>()
  let state: readonly Candle[] | null = null
  const live: Live<readonly Candle[]> = {
    get: () => ({ state, health: 'live', at: 0 }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    malformed: () => 0,
  }
  const push = (next: readonly Candle[]): void => {
    state = next
    for (const listener of listeners) listener()
  }
  return { live, push }
}

const times = (candles: Candles | null) => candles?.slice().map(({ time }) => time)
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a page that is requested again before the first answer is rendered is loaded once', async () => {
  const { live, push } = fakeLive()
  const asked: number[] = []
  const history = createCandleHistory({
    live,
    load: (to) => {
      asked.push(to)
      return Promise.resolve(pageUpTo(to))
    },
    lengthMs: LENGTH,
    now: () => 0,
  })
  const stop = history.subscribe(() => {})
  push(pageUpTo(200))
  history.askOlder()
  history.askOlder()
  await settle()
  history.askOlder()
  await settle()
  expect(asked).toEqual([160, 120])
  expect(times(history.get())).toEqual([80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200])
  stop()
  expect(history.get()).toBeNull()
})

test('after a failed page none is requested until a pause has passed', async () => {
  const { live, push } = fakeLive()
  let clock = 0
  let asked = 0
  const history = createCandleHistory({
    live,
    load: () => {
      asked += 1
      return Promise.reject(new Error('offline'))
    },
    lengthMs: LENGTH,
    now: () => clock,
  })
  history.subscribe(() => {})
  push(pageUpTo(200))
  for (const at of [0, 100, 1_999, 2_000]) {
    clock = at
    history.askOlder()
    await settle()
  }
  expect(asked).toBe(2)
})

test('candles stay in order, each once and without a gap, with late answers, new candles, reconnections and unsubscriptions', async () => {
  const command = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('older' as const) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('answer' as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('fresh' as const), by: fc.integer({ min: 0, max: 12 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const) }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(command, { maxLength: 40 }), async (scheduler, commands) => {
      const { live, push } = fakeLive()
      let newest = 300
      let asking = 0
      const history = createCandleHistory({
        live,
        load: async (to) => {
          asking += 1
          expect(asking).toBe(1)
          await scheduler.schedule(Promise.resolve())
          asking -= 1
          return pageUpTo(to)
        },
        lengthMs: LENGTH,
        now: () => 0,
      })
      let stop = history.subscribe(() => {})
      for (const each of commands) {
        if (each.kind === 'older') history.askOlder()
        else if (each.kind === 'fresh') {
          newest += each.by * LENGTH
          push(pageUpTo(newest))
        } else if (each.kind === 'answer') {
          if (scheduler.count() > 0) await scheduler.waitNext(1)
        } else {
          stop()
          // Answers in flight are ignored from here on.
          asking = 0
          await scheduler.waitIdle()
          asking = 0
          stop = history.subscribe(() => {})
        }
        await settle()
        const known = times(history.get()) ?? []
        expect(known).toEqual(known.map((_, at) => (known[0] ?? 0) + at * LENGTH))
        expect(known.at(-1) ?? newest).toBe(newest)
      }
      await scheduler.waitIdle()
    }),
    { numRuns: 200 },
  )
})
