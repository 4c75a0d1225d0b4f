import type { Locator, Page } from '@playwright/test'

/** The input that a label names. A password's eye and a tab's panel have names too, and are none. */
export function field(page: Page, label: string): Locator {
  return page.locator('input').and(page.getByLabel(label, { exact: true }))
}

/** Types into several fields, by their labels. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}
