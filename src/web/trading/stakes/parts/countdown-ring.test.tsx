// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { CountdownRing } from './countdown-ring.tsx'

/** The exchange's clock is this far ahead of the browser's. */
const AHEAD_MS = 90_000
const BEGIN = 1_795_224_600_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(BEGIN)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const exchangeNow = (): Instant => instant(Date.now() + AHEAD_MS)

test('FEAT-16.d FEAT-17.c a countdown follows the clock of the exchange, not that of the browser', () => {
  const from = exchangeNow()
  render(
    <IntlProvider locale="en">
      <Clock value={exchangeNow}>
        <CountdownRing from={from} until={instant(from + 60_000)} label="Time left" size="small" />
      </Clock>
    </IntlProvider>,
  )
  const ring = screen.getByRole('timer')
  const left = () => [ring.getAttribute('aria-label'), ring.dataset['late']]
  expect(left()).toEqual(['Time left: 1:00', 'false'])
  act(() => void vi.advanceTimersByTime(30_010))
  expect(left()).toEqual(['Time left: 0:30', 'false'])
  act(() => void vi.advanceTimersByTime(25_000))
  expect(left()).toEqual(['Time left: 0:05', 'true'])
  act(() => void vi.advanceTimersByTime(10_000))
  expect(left()).toEqual(['Time left: 0:00', 'true'])
})
