import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beatNow } from '#src/core/time/beat.ts'
import { browserEnvironment } from './environment.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('callbacks that are due at the same time run once each, unless they are cancelled', () => {
  const done: string[] = []
  const at = beatNow() + 100
  const [first, second] = ['first', 'second'].map((name) =>
    browserEnvironment.at(at, () => void done.push(name)),
  )
  first?.()
  second?.()
  // Nothing waits for that moment any more, and then something does again.
  browserEnvironment.at(at, () => void done.push('third'))
  vi.advanceTimersByTime(99)
  expect(done).toEqual([])
  vi.advanceTimersByTime(2)
  expect(done).toEqual(['third'])
})

test('a callback that throws is reported, and the others of the same time run', () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const after = vi.fn<() => void>()
  const at = beatNow() + 100
  const broken = new Error('broken')
  browserEnvironment.at(at, () => {
    throw broken
  })
  browserEnvironment.at(at, after)
  vi.advanceTimersByTime(101)
  vi.unstubAllGlobals()
  expect(reported).toHaveBeenCalledWith(broken)
  expect(after).toHaveBeenCalledOnce()
})
