import { join } from 'node:path'
import { type Page, test as base } from '@playwright/test'
import { Guard } from './page-guard.ts'
import { KeptContext } from './kept-context.ts'
import { setFirstLanguage } from './language.ts'
import { resetSandbox, Sandbox } from './sandbox.ts'
import { RECORDING } from './traffic.ts'
import { type Server, startServer } from './server.ts'
import { slowDown } from './slow.ts'
import { pendingRequests } from './navigation.ts'

/**
 * The test function of all end-to-end tests: `server` is the worker's own sandbox, set back to its first day before each
 * test; `guard` fails a test in whose pages a console error, an exception or a violation of the content security policy
 * was seen. The sandbox records the calls of pages (record-calls.ts): tests/e2e/traffic.ts judges them in the end. Pages
 * ask for reduced motion, where a file does not say otherwise (motion.ts).
 * `other` is a page in a second browser, for another member.
 */
export const test = base.extend<
  { firstDay: void; guard: Guard; sandbox: Sandbox; other: Page },
  { server: Server; kept: KeptContext }
>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use, info) => {
      const server = await startServer([], join(info.project.outputDir, `${info.workerIndex}${RECORDING}`))
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  kept: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const kept = new KeptContext()
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, kept, server, viewport, colorScheme, hasTouch, isMobile, contextOptions },
    use,
    info,
  ) => {
    const options = JSON.stringify([viewport, colorScheme, hasTouch, isMobile, contextOptions])
    await use(await kept.take(browser, options))
    await kept.giveBack(server.url, info.status === info.expectedStatus)
  },
  // A password that one test has changed would refuse the log-ins of the tests that come after in this worker.
  firstDay: [
    async ({ server }, use) => {
      await resetSandbox(server.url)
      await use()
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  contextOptions: async ({ contextOptions }, use) => use({ reducedMotion: 'reduce', ...contextOptions }),
  sandbox: async ({ request }, use) => {
    const sandbox = new Sandbox(request)
    await use(sandbox)
    await sandbox.calm()
    // A clock that was stopped would stand for the tests that come after in this worker.
    await sandbox.clock({ speed: 1 })
  },
  other: async ({ browser, baseURL, contextOptions, guard }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      ...(baseURL !== undefined && { baseURL }),
    })
    guard.watch(context)
    slowDown(context)
    await setFirstLanguage(context)
    context.on('page', pendingRequests)
    await use(await context.newPage())
    await context.close()
  },
  guard: [
    async ({ context }, use) => {
      const guard = new Guard()
      guard.watch(context)
      slowDown(context)
      await setFirstLanguage(context)
      context.on('page', pendingRequests)
      await use(guard)
      guard.verify()
    },
    { auto: true },
  ],
})
