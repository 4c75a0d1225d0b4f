import { expect, type Page } from '@playwright/test'

/**
 * Until the screen of the present address stands there, with its heading. The address changes first: the screen that
 * is left stays until the next one is drawn, and between them there is one without a heading.
 */
export async function arrived(page: Page): Promise<void> {
  await expect
    // A page that is being loaded anew cannot be asked.
    .poll(() => page.evaluate(isThere).catch(() => false), {
      message: 'the screen of the address',
      intervals: [20, 30, 50, 100],
    })
    .toBe(true)
}

/** Pages that are not the app's own do not say which address they show. */
const isThere = (): boolean => {
  const here = location.pathname + location.search
  const shown = document.querySelector('main')?.dataset['at'] ?? here
  return shown === here && document.querySelector('h1')?.checkVisibility() === true
}
