import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { bothThemes } from './both-themes.ts'
import { expectNoSidewaysScroll } from './settings.ts'

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 375, height: 812 }
export const NARROWEST = { width: 360, height: 740 }

/** A scenario in which these operations fail. */
export const failing = (...operations: readonly string[]) => ({
  force: Object.fromEntries(operations.map((id) => [id, 500])),
})

/** Lets calls wait for ever. */
export const hang = (page: Page, calls: RegExp) => page.route(calls, () => {})

/** A state in both themes on a desktop, and in the second one on a phone; the page is left as wide as a desktop. */
export async function everywhere(page: Page, state: string): Promise<void> {
  await bothThemes(page, `${state}, desk`)
  await page.setViewportSize(PHONE)
  await expectAccessible(page, `${state}, phone`)
  await page.setViewportSize(NARROWEST)
  await expectNoSidewaysScroll(page, state)
  await page.setViewportSize(DESK)
}
