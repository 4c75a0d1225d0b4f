// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { useCooldown } from './cooldown.ts'

function CodeButton({ to }: { readonly to: string }) {
  const { seconds, start } = useCooldown(to)
  return (
    <button type="button" disabled={seconds > 0} onClick={start}>
      {seconds === 0 ? 'Send code' : `Again in ${seconds} s`}
    </button>
  )
}

/** The exchange's clock, which is ahead of the browser's. */
let now: () => Instant

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const ahead = Date.now() + 7_000_000
  const began = Date.now()
  now = () => instant(ahead + Date.now() - began)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const button = (): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button')
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

/** Presses the button a second after whatever was before. */
function press(): void {
  pass(1000)
  fireEvent.click(button())
}

const view = (to: string) => (
  <Clock value={now}>
    <CodeButton to={to} />
  </Clock>
)

test('a code can be sent at once, and no timer runs before', () => {
  render(view('ada at first'))
  expect([button().textContent, button().disabled]).toEqual(['Send code', false])
  expect(vi.getTimerCount()).toBe(0)
})

test('after a code was sent the button counts down from 60 seconds, and can be pressed again', () => {
  render(view('ada'))
  // A minute of typing.
  pass(61_000)
  press()
  expect([button().textContent, button().disabled]).toEqual(['Again in 60 s', true])
  const seen = [1000, 28_000, 30_000, 750].map((ms) => {
    pass(ms)
    return button().textContent
  })
  expect(seen).toEqual(['Again in 59 s', 'Again in 31 s', 'Again in 1 s', 'Again in 1 s'])
  pass(250)
  expect([button().textContent, button().disabled]).toEqual(['Send code', false])
  press()
  pass(1000)
  expect(button().textContent).toBe('Again in 59 s')
})

test('the timer stops at the end, and with the screen', () => {
  const first = render(view('eve'))
  press()
  expect(vi.getTimerCount()).toBe(1)
  pass(60_000)
  expect(vi.getTimerCount()).toBe(0)
  press()
  first.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('the countdown goes on where its screen is left and opened again', () => {
  render(view('bob')).unmount()
  render(view('bob'))
  press()
  cleanup()
  pass(20_000)
  render(view('bob'))
  expect(button().textContent).toBe('Again in 40 s')
  pass(10_000)
  expect(button().textContent).toBe('Again in 30 s')
})

test('each address has its own countdown', () => {
  const { rerender } = render(view('one@example.org'))
  press()
  pass(5000)
  rerender(view('two@example.org'))
  expect([button().textContent, button().disabled]).toEqual(['Send code', false])
  rerender(view('one@example.org'))
  expect(button().textContent).toBe('Again in 55 s')
})
