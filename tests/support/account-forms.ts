import { expect, type Page } from '@playwright/test'
import { labelsOf } from './form-labels.ts'
import { fill } from './form.ts'
import { LANGUAGE } from './language.ts'
import { textsOf } from './texts.ts'

const t = textsOf(LANGUAGE)

/** Types into the fields of a form, by their names in the contract. */
export const fillForm = (page: Page, form: string, values: Record<string, string>): Promise<void> => {
  const label = labelsOf(LANGUAGE, form)
  return fill(page, Object.fromEntries(Object.entries(values).map(([name, value]) => [label(name), value])))
}

export const input = (page: Page, form: string, name: string) => page.locator(`[id="${form}_${name}"]`)
export const security = (page: Page) => page.getByRole('region', { name: t('account.security'), exact: true })
export const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]').click()
export const expectSaved = (page: Page) =>
  expect(page.getByText(t('account.saved'), { exact: true })).toBeVisible()

/** Presses the button that sends a code for a field, and waits until the field asks for it. */
export async function sendCode(page: Page, form: string, field: string): Promise<void> {
  const row = page
    .locator('div')
    .filter({ has: input(page, form, field) })
    .last()
  await row.getByRole('button').click()
  await expect(input(page, form, field)).toBeFocused()
}
