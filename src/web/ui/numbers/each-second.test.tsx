// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { instant } from '#src/core/time/instant.ts'
import { Clock } from './clock.ts'
import { EachSecond } from './each-second.tsx'

const drawn = vi.fn<() => void>()

function Seconds() {
  drawn()
  return <EachSecond text={(now) => `${Math.floor(now / 1000)} s`} />
}

function show(sparing: boolean): () => string | undefined {
  vi.stubGlobal('matchMedia', () => ({
    matches: sparing,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const began = performance.now()
  // Half a second of the exchange's is gone when the page is opened.
  render(
    <Clock value={() => instant(Math.floor(performance.now() - began) + 10_500)}>
      <Seconds />
    </Clock>,
  )
  return () => screen.queryByRole('timer')?.textContent ?? undefined
}

const hide = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  drawn.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the text changes with each second of the server clock, without rendering', () => {
  const said = show(false)
  expect(said()).toBe('10 s')
  vi.advanceTimersByTime(480)
  expect(said()).toBe('10 s')
  // With the next beat of live data, a quarter of a second later at most, and 40 ms after it where none come.
  vi.advanceTimersByTime(315)
  expect(said()).toBe('11 s')
  vi.advanceTimersByTime(5000)
  expect(said()).toBe('16 s')
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('the text is not updated in a hidden tab, and at once when it is visible again', () => {
  const said = show(false)
  hide(true)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(said()).toBe('10 s')
  hide(false)
  expect(said()).toBe('70 s')
})

test('the text is not shown to readers who prefer reduced data', () => {
  expect(show(true)()).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
