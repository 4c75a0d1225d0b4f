import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'

/** 2026-11-24 12:00 on the clock of the exchange (GMT+8), 21:00 of the day before in Phoenix. */
export const NOON = Date.UTC(2026, 10, 24, 4)

/** Each test of the file is run as Ada, logged in, at `NOON` and far from the exchange: 15 hours behind, in summer and winter. */
export function atNoonInPhoenix(): void {
  beforeEach(() => {
    vi.stubEnv('TZ', 'America/Phoenix')
    // Time stands still. At whole seconds before a moment its countdown would wake each millisecond, and forms never come.
    vi.setSystemTime(NOON + 1)
    logIn({ token: 'token', member: ada })
  })
  afterEach(() => {
    cleanup()
    for (const { id } of toastStore.get()) dismissToast(id)
    logOut()
    vi.restoreAllMocks()
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
}
