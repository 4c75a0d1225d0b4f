import { expect, type Page } from '@playwright/test'

/** Milliseconds between looks; the last one is repeated. */
export const POLL_INTERVALS = [20, 30, 50, 100]

/**
 * Until the screen of the present address stands there, with its heading. The address changes first: the screen that
 * is left stays until the next one is drawn, and between them there is one without a heading.
 */
export async function waitForScreen(page: Page): Promise<void> {
  await expect
    .poll(() => isScreenLoaded(page), { message: 'the screen of the address', intervals: POLL_INTERVALS })
    .toBe(true)
}

/**
 * True if the screen of the present address is shown; with `whole`, without skeletons and with nothing busy too. A page
 * that is being reloaded cannot be asked, and counts as not shown.
 */
export const isScreenLoaded = async (page: Page, whole = false): Promise<boolean> =>
  page.evaluate(isShown, whole).catch(() => false)

/** Pages that are not the app's own do not say which address they show, and are never whole. */
function isShown(whole: boolean): boolean {
  const main = document.querySelector('main')
  const here = location.pathname + location.search
  const shown = main?.dataset['at'] ?? here
  if (shown !== here || document.querySelector('h1')?.checkVisibility() !== true) return false
  // What the width hides is not waited for: a part for wide screens is never loaded on a phone.
  const busy = main?.querySelectorAll('[aria-busy="true"], [data-round]') ?? []
  return !whole || (main !== null && [...busy].every((part) => !part.checkVisibility()))
}
