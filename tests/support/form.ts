import type { Locator, Page } from '@playwright/test'

/** The input that a label names; the label may go on after that ("Invite code optional"). */
export function field(page: Page, label: string): Locator {
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return page.locator('input').and(page.getByLabel(new RegExp(`^${escaped}`)))
}

/** Types into several fields, by their labels. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}
