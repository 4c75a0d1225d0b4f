// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showScreen } from '#tests/support/screen.tsx'
import { SecretOnce } from './secret-once.tsx'

afterEach(cleanup)

const isHeld = (): boolean => {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('FEAT-06.f LIMIT-01.k the secret takes the focus to its heading, and the page is not left without a question', () => {
  showScreen(
    <main>
      <SecretOnce secret="s3cr3t" onDone={() => {}} />
    </main>,
    '/api',
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(screen.getByText('s3cr3t')).toBeTruthy()
  expect(isHeld()).toBe(true)
  cleanup()
  expect(isHeld()).toBe(false)
})
