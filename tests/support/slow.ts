import type { BrowserContext } from '@playwright/test'
import { wholeNumber } from '#src/command-line/numbers.ts'

/**
 * How many times slower the pages' processor is made, for finding tests that only pass where the app is quick:
 * `E2E_SLOW=4 npm run e2e -- story`. Answers take their time too, and all limits grow as much.
 */
export const SLOWNESS = wholeNumber('E2E_SLOW', process.env['E2E_SLOW'] ?? '1', 1, 100)

/** Milliseconds by which each answer is later, for each time that the processor is slower. */
const LATENCY = 40
const UNLIMITED = -1

/** Slows down every page of a context, those opened later too. */
export function slowDown(context: BrowserContext): void {
  if (SLOWNESS === 1) return
  context.on('page', async (page) => {
    try {
      const browser = await context.newCDPSession(page)
      await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
      await browser.send('Network.enable')
      await browser.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: LATENCY * SLOWNESS,
        downloadThroughput: UNLIMITED,
        uploadThroughput: UNLIMITED,
      })
    } catch {
      // Some pages are closed before they could be slowed down.
    }
  })
}
