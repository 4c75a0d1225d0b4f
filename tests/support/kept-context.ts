import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { EMPTY_PAGE } from './empty-page.ts'

/** Methods of a context whose effects cannot be taken back. */
const LASTING = ['addInitScript', 'exposeFunction', 'exposeBinding', 'routeWebSocket'] as const
const LASTING_CLOCK = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const
const EVENTS = [
  'console',
  'weberror',
  'page',
  'request',
  'response',
  'requestfinished',
  'requestfailed',
] as const

/**
 * The browser context of a worker's tests. It is emptied after each test, and kept for the next one of the same options,
 * so that the files of the app come from its cache: a third of the work of most tests was to load them anew. After a test
 * that failed, or that changed it for good, it is closed, and the next test has a new one.
 */
export class KeptContext {
  #context: BrowserContext | undefined
  /** A page that stays open and runs nothing: the next test's page starts in its process (`--process-per-site`). */
  #empty: { readonly page: Page; readonly browser: CDPSession } | undefined
  #options = ''
  #isChanged = false

  /** Returns a context without pages, cookies and storage; its options are those of the test that runs. */
  async take(browser: Browser, options: string): Promise<BrowserContext> {
    if (this.#context !== undefined && this.#options === options) return this.#context
    await this.close()
    const context = await browser.newContext()
    const change = (): void => {
      this.#isChanged = true
    }
    for (const name of LASTING) watchCalls(context, name, change)
    for (const name of LASTING_CLOCK) watchCalls(context.clock, name, change)
    this.#context = context
    this.#options = options
    this.#isChanged = false
    return context
  }

  /** Takes the context back after a test. */
  async giveBack(origin: string, isGood: boolean): Promise<void> {
    const context = this.#context
    if (context === undefined || this.#isChanged || !isGood) return this.close()
    for (const event of EVENTS) context.removeAllListeners(event)
    await Promise.all([context.unrouteAll(), context.setOffline(false)])
    this.#empty ??= await openEmptyPage(context, origin)
    const { page: empty, browser } = this.#empty
    await Promise.all(
      context.pages().map(async (page) => {
        if (page === empty) return
        await page.unrouteAll()
        // It may store something as it is left.
        await page.goto('about:blank')
        await page.close()
      }),
    )
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await Promise.all([context.clearCookies(), context.clearPermissions()])
  }

  async close(): Promise<void> {
    await this.#context?.close()
    this.#context = undefined
    this.#empty = undefined
  }
}

async function openEmptyPage(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  await page.goto(`${origin}${EMPTY_PAGE}`)
  return { page, browser: await context.newCDPSession(page) }
}

function watchCalls<Name extends string>(
  target: Record<Name, (...args: never[]) => unknown>,
  name: Name,
  onCall: () => void,
): void {
  const original = target[name].bind(target)
  target[name] = (...args) => {
    onCall()
    return original(...args)
  }
}
