import { expect, type Page } from '@playwright/test'
import type { Language } from '#generated/messages/keys.ts'
import { waitForScreen } from './wait-for-screen.ts'

/** Language and theme of a browser before its first page. */
export async function setPreferences(
  page: Page,
  language: Language,
  theme: 'black' | 'white',
): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      localStorage.setItem('openbourse.language', chosen.language)
      localStorage.setItem('openbourse.theme', chosen.theme)
    },
    { language, theme },
  )
}

/** Nothing on the page is wider than the window. What follows the window's width does so a frame later. */
export async function expectNoSidewaysScroll(page: Page, state = page.url()): Promise<void> {
  await waitForScreen(page)
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooWide, `pixels that the page is too wide: ${state}`).toBeLessThanOrEqual(0)
}

/** Presses Tab until the control has the focus, as keyboard users do. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'radio' | 'checkbox' | 'tab',
  name: RegExp | string,
) {
  const target = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first()
  await expect(target).toBeVisible()
  for (let step = 0; step < 160; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'reached by Tab').toBeFocused()
}
