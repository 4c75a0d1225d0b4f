import type { BrowserContext } from '@playwright/test'

/**
 * How many times slower the pages' processor is made, for finding tests that only pass where the app is quick:
 * `E2E_SLOW=4 npm run e2e -- story`. All limits grow as much.
 */
export const SLOWNESS = Math.max(1, Number.parseInt(process.env['E2E_SLOW'] ?? '1', 10))

/** Slows down every page of a context, those opened later too. */
export function slowDown(context: BrowserContext): void {
  if (SLOWNESS === 1) return
  context.on('page', async (page) => {
    // A page may be closed before it could be slowed down.
    const browser = await context.newCDPSession(page).catch(() => null)
    await browser?.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS }).catch(() => undefined)
  })
}
