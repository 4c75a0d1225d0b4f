import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from './axe.ts'
import { otherTheme } from './form-states.ts'

/** A state as it stands, in both themes: all rules in one, colours in the other, in which the page is left. */
export async function bothThemes(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await otherTheme(page)
  await expectContrast(page, `${state}, the other theme`)
}
