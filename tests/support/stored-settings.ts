import type { Page } from '@playwright/test'

/** The pages that are text. */
export const TEXT_PAGES = [
  '/about',
  '/whitepaper',
  '/helpdetail?article=terms',
  '/helpdetail?article=privacy',
] as const

/** Opens every page with stored settings (`theme`, `language`, `movement`). */
export async function setStored(page: Page, remembered: Record<string, string>): Promise<void> {
  await page.addInitScript((chosen) => {
    for (const [name, value] of Object.entries(chosen))
      localStorage.setItem(`openbourse.${name}`, JSON.stringify({ v: 1, value }))
  }, remembered)
}
