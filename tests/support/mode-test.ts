import { test as base } from '@playwright/test'
import { Guard } from './page-guard.ts'
import { type BuiltApp, startInMode } from './mode-app.ts'
import { slowDown } from './slow.ts'

/** The test function for the app built in another mode: one build per worker, and the same guard as everywhere. */
export const testInMode = (mode: 'mocks' | 'gallery') =>
  base.extend<{ guard: Guard }, { app: BuiltApp }>({
    app: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
      async ({}, use) => {
        const app = await startInMode(mode)
        await use(app)
        await app.stop()
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ app }, use) => use(app.url),
    guard: [
      async ({ context }, use) => {
        const guard = new Guard()
        guard.watch(context)
        slowDown(context)
        await use(guard)
        guard.verify()
      },
      { auto: true },
    ],
  })
