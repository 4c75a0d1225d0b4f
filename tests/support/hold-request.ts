import type { Page } from '@playwright/test'

/**
 * Holds back what a page asks of an address (a pattern of Playwright's), so that it can be looked at while it waits.
 * What is held back, and all that is asked later, goes on once the function that this answers with is called.
 */
export async function holdRequest(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
