import type { Browser, BrowserContext } from '@playwright/test'

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
    const [page, ...others] = context?.pages() ?? []
    if (context === undefined || page === undefined || this.#isChanged || !isGood) return this.close()
    for (const event of EVENTS) context.removeAllListeners(event)
    await Promise.all(others.map(async (other) => other.close()))
    await page.unrouteAll()
    // A page may store something as it is left.
    await page.goto('about:blank')
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      context.unrouteAll(),
      context.setOffline(false),
    ])
    await page.close()
  }

  async close(): Promise<void> {
    await this.#context?.close()
    this.#context = undefined
  }
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
