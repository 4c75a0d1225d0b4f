// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeSpotOrderOperation } from '#generated/operations/spot.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { securitySetting } from '#tests/support/security-setting.ts'
import { OrderGate } from './order-gate.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  logIn({ token: 'token', member: null })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
})

const setting = (change: object): object => ok(securitySetting({ realVerified: 0, ...change }))

test('VAL-33.d the form opens by itself when a review ends, which is then no longer polled', async () => {
  const states = [{ realAuditing: 1 }, { realAuditing: 1 }, { realVerified: 1 }]
  const calls = serve({
    '/uc/approve/security/setting': () => setting(states.shift() ?? { realVerified: 1 }),
  })
  showScreen(<OrderGate operation={placeSpotOrderOperation}>{`the button`}</OrderGate>, '/exchange/btc_usdt')
  await screen.findByText('Under review')
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByText('Under review')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(await screen.findByText('the button')).toBeTruthy()
  const asked = calls.length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(calls).toHaveLength(asked)
})
