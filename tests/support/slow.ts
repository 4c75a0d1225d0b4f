import type { BrowserContext, Page } from '@playwright/test'
import { wholeNumber } from '#src/core/command-line/numbers.ts'

/**
 * Factor by which the pages' processor is slowed down, for finding tests that only pass where the app is quick:
 * `E2E_SLOW=4 npm run e2e -- story`. Answers are delayed too, and all limits grow as much.
 */
export const SLOWNESS = wholeNumber('E2E_SLOW', process.env['E2E_SLOW'] ?? '1', 1, 100)

/** Milliseconds by which each answer is later, for each time that the processor is slower. */
const LATENCY = 40
const UNLIMITED = -1
/** Milliseconds. */
const MOMENT = 1000

/** Slows down every page of a context, those opened later too. */
export function slowDown(context: BrowserContext): void {
  if (SLOWNESS === 1) return
  context.on('page', async (page) => slowPage(context, page))
}

/**
 * Slows down one page. Some are closed before they could be; whatever else goes wrong fails the test that runs, for
 * it would have been quick.
 */
export async function slowPage(
  context: Pick<BrowserContext, 'newCDPSession'>,
  page: Page,
  slowness = SLOWNESS,
): Promise<void> {
  try {
    const browser = await context.newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    await browser.send('Network.enable')
    await browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY * slowness,
      downloadThroughput: UNLIMITED,
      uploadThroughput: UNLIMITED,
    })
  } catch (error) {
    if (!(await isClosing(page))) throw error
  }
}

/** A session may end a moment before its page is said to be closed. */
const isClosing = async (page: Page): Promise<boolean> =>
  page.isClosed() ||
  page.waitForEvent('close', { timeout: MOMENT }).then(
    () => true,
    () => false,
  )
