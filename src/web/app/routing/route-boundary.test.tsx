// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import shell from '#locales/en_US/shell.json' with { type: 'json' }
import { ChunkError } from '#src/web/ui/loading/chunk.ts'
import { RouteBoundary } from './route-boundary.tsx'

// React reports every error that a boundary has caught; these are meant.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type BreakingProps = { readonly error: Error; readonly mended: boolean }

function Screen({ error, mended }: BreakingProps): ReactNode {
  if (!mended) throw error
  return <p>Here again</p>
}

/** A screen that throws until it is retried. */
function Breaking({ error }: { readonly error: Error }) {
  const [mended, setMended] = useState(false)
  return (
    <IntlProvider locale="en-US" messages={shell}>
      <RouteBoundary onRetry={() => setMended(true)}>
        <Screen error={error} mended={mended} />
      </RouteBoundary>
    </IntlProvider>
  )
}

test('a screen that throws is reported, without blaming the network, and can be retried', () => {
  render(<Breaking error={new Error('bug')} />)
  expect(screen.getByRole('alert').textContent).toContain('This page stopped working')
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Here again')).toBeTruthy()
})

test('SESS-06.e a screen that failed to load is retried when the connection is back; one that threw is not', () => {
  render(<Breaking error={new Error('bug')} />)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('alert')).toBeTruthy()
  cleanup()
  render(<Breaking error={new ChunkError('failed')} />)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('Here again')).toBeTruthy()
})

test.each([
  ['failed', 'This part could not be loaded'],
  ['timeout', 'Loading takes too long'],
] as const)('SESS-06.c a screen that failed to load (%s) offers a reload', (kind, title) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  render(<Breaking error={new ChunkError(kind)} />)
  expect(screen.getByRole('heading').textContent).toBe(title)
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledOnce()
})
