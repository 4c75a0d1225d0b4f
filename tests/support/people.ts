import { type Page, expect } from '@playwright/test'
import { field, fill, press } from './form.ts'
import type { Sandbox } from './sandbox.ts'
import type { Texts } from './texts.ts'

/** The password of all personas of the sandbox. */
export const PERSONA_PASSWORD = 'openbourse'

export type Newcomer = { readonly email: string; readonly username: string; readonly password: string }

let count = 0

/** Returns data of a person who is not yet registered in this worker's sandbox. */
export function newcomer(): Newcomer {
  count += 1
  return {
    email: `person${count}@example.org`,
    username: `Person ${count}`,
    password: `correct-horse-${count}`,
  }
}

/** Fills the log-in form and sends it; where that leads is the test's business. */
export async function logIn(
  page: Page,
  t: Texts,
  account: string,
  password = PERSONA_PASSWORD,
): Promise<void> {
  await field(page, t('forms.log-in.username.label')).fill(account)
  await field(page, t('forms.field.password.label')).fill(password)
  await press(page, t('forms.log-in.submit'))
}

/** Goes to the log-in screen and through it, to the start page. */
export async function logInOnScreen(
  page: Page,
  t: Texts,
  account: string,
  password = PERSONA_PASSWORD,
): Promise<void> {
  await page.goto('/Login')
  await logIn(page, t, account, password)
  await expect(page).toHaveURL('/')
}

/** Fills the e-mail registration up to its submit button, the code from the inbox included. */
export async function fillRegistration(page: Page, t: Texts, sandbox: Sandbox, who: Newcomer): Promise<void> {
  await field(page, t('forms.field.email.label')).fill(who.email)
  await press(page, t('forms.code.send'))
  await expect(field(page, t('forms.field.code.label'))).toBeFocused()
  await fill(page, {
    [t('forms.field.code.label')]: await sandbox.codeSentTo(who.email),
    [t('forms.field.username.label')]: who.username,
    [t('forms.field.password.label')]: who.password,
    [t('forms.field.confirm.label')]: who.password,
  })
  await page.getByRole('checkbox').check()
}
