// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import trading from '#locales/en_US/trading.json' with { type: 'json' }
import ui from '#locales/en_US/ui.json' with { type: 'json' }
import { PanelBoundary, useFail } from './panel-boundary.tsx'

// React reports every error that a boundary has caught; these are meant.
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Throws while `isBroken`; `tries` counts its renders. */
const panel = { isBroken: false, tries: 0 }

function tryPanel(): void {
  panel.tries += 1
  if (panel.isBroken) throw new Error('broken')
}

function Panel(): ReactNode {
  tryPanel()
  const fail = useFail()
  return <button onClick={() => fail(new Error('broken in a callback'))}>Works</button>
}

/** Another panel, with a field to type in. */
function Field() {
  const [text, setText] = useState('')
  return <input aria-label="Price" value={text} onChange={({ target }) => setText(target.value)} />
}

function showPanels(name?: string): void {
  Object.assign(panel, { isBroken: false, tries: 0 })
  render(
    <IntlProvider locale="en-US" messages={{ ...trading, ...ui }}>
      <PanelBoundary {...(name === undefined ? {} : { panel: name })}>
        <Panel />
      </PanelBoundary>
      <Field />
    </IntlProvider>,
  )
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '70000' } })
}

/** Throws as a callback of the drawing does. */
const breakPanel = (): void => {
  panel.isBroken = true
  fireEvent.click(screen.getByText('Works'))
}
/** Advances second by second: React renders between them. */
function pass(seconds: number): void {
  for (let at = 0; at < seconds; at += 1) act(() => void vi.advanceTimersByTime(1_000))
}

test('a panel that throws in a callback shows its name, recovers by itself, and keeps what was typed elsewhere', () => {
  showPanels('Chart')
  breakPanel()
  expect(screen.getByRole('alert').textContent).toContain('“Chart” stopped working')
  panel.isBroken = false
  pass(2)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Works')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('70000')
})

test('a panel that fails again is retried after longer pauses, at most every 20 s', () => {
  showPanels('Chart')
  breakPanel()
  panel.tries = 0
  pass(10)
  const early = panel.tries
  pass(600)
  panel.tries = 0
  pass(60)
  // React tries what fails twice.
  expect(early).toBeGreaterThanOrEqual(4)
  expect(panel.tries).toBeLessThanOrEqual(14)
  expect(panel.tries).toBeGreaterThanOrEqual(4)
})

test('a failed panel is retried at once at the press of a button', () => {
  showPanels('Chart')
  breakPanel()
  panel.isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Works')).toBeTruthy()
})

test('a part without a name fails without a message and recovers by itself', () => {
  showPanels()
  breakPanel()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Works')).toBeNull()
  panel.isBroken = false
  pass(2)
  expect(screen.getByText('Works')).toBeTruthy()
})
