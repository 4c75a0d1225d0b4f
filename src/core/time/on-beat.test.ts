import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beatNow } from './beat.ts'
import { onBeat, pageBeats, runBeat } from './on-beat.ts'
import { runAll } from './run-all.ts'

const done: string[] = []
const wait = (moment: number, name: string): (() => void) => onBeat(moment, () => void done.push(name))
const taken = (): string[] => done.splice(0)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  taken()
})

test('callbacks of a beat run with its live data, once', () => {
  const beat = beatNow() + 200
  wait(beat, 'first')
  wait(beat, 'second')
  wait(beat + 200, 'next')
  runBeat()
  expect(taken()).toEqual([])
  vi.advanceTimersByTime(201)
  expect(taken()).toEqual([])
  runBeat()
  expect(taken()).toEqual(['first', 'second'])
  vi.advanceTimersByTime(150)
  expect(taken()).toEqual([])
})

test('callbacks of a beat without live data run a moment later', () => {
  wait(beatNow() + 200, 'alone')
  vi.advanceTimersByTime(235)
  expect(taken()).toEqual([])
  vi.advanceTimersByTime(6)
  expect(taken()).toEqual(['alone'])
  expect(vi.getTimerCount()).toBe(0)
})

test('a cancelled callback does not run, and no timer is left', () => {
  const beat = beatNow() + 200
  const stops = ['first', 'second'].map((name) => wait(beat, name))
  stops[0]?.()
  expect(vi.getTimerCount()).toBe(1)
  stops[1]?.()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(300)
  runBeat()
  expect(taken()).toEqual([])
})

test('a callback of a beat may wait for the next one', () => {
  const beat = beatNow() + 200
  onBeat(beat, () => wait(beat + 200, 'again'))
  vi.advanceTimersByTime(201)
  runBeat()
  expect(taken()).toEqual([])
  vi.advanceTimersByTime(200)
  runBeat()
  expect(taken()).toEqual(['again'])
})

test('a timer of a worker may be 2 ms early, and not 3', () => {
  const beat = beatNow() + 200
  wait(beat, 'early')
  vi.advanceTimersByTime(197)
  runBeat()
  expect(taken()).toEqual([])
  vi.advanceTimersByTime(1)
  runBeat()
  expect(taken()).toEqual(['early'])
})

test('a callback that is cancelled twice, or after it ran, changes nothing', () => {
  const beat = beatNow() + 200
  const stops = ['first', 'second'].map((name) => wait(beat, name))
  stops[0]?.()
  stops[0]?.()
  vi.advanceTimersByTime(300)
  stops[1]?.()
  expect(taken()).toEqual(['second'])
})

test('a callback may cancel those of another beat that is due too', () => {
  const beat = beatNow() + 200
  let stop = (): void => undefined
  onBeat(beat, () => stop())
  stop = wait(beat + 1, 'cancelled')
  vi.advanceTimersByTime(201)
  runBeat()
  expect(taken()).toEqual([])
})

test('beats of the page are those of its live data', () => {
  expect(pageBeats).toEqual({ onBeat, now: beatNow })
})

test('an error of one callback is reported, and the others still run', () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const fault = new Error('fault')
  runAll([
    () => done.push('before'),
    () => {
      throw fault
    },
    () => done.push('after'),
  ])
  expect(taken()).toEqual(['before', 'after'])
  expect(report.mock.calls).toEqual([[fault]])
  vi.unstubAllGlobals()
})
