import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import contract from '#generated/contract.json' with { type: 'json' }
import type { FormCase } from './form-table.ts'
import { call, logInByCall, makeMember, openAs, persona } from './members.ts'
import { logIn } from './people.ts'
import { pickPicture } from './pictures.ts'
import type { Sandbox } from './sandbox.ts'
import type { Texts } from './texts.ts'

type Answer = { readonly content: { readonly 'application/json': { readonly example: unknown } } }
type Call = { readonly operationId: string; readonly responses: { readonly 200: Answer } }

/** The form's own element, wherever it stands. */
export const formOf = (page: Page, { id }: FormCase): Locator =>
  page.locator('form').filter({ has: page.locator(`[id^="${id}_"]`) })

export const submitOf = (page: Page, one: FormCase): Locator =>
  formOf(page, one).locator('button[type=submit]')

/** The operation whose answer decides over a form, with the path of its calls. */
export function callOf({ id, operation }: FormCase): { operation: string; path: string; example: unknown } {
  const definition = JSON.parse(readFileSync(`forms/${id}/form.json`, 'utf8')) as { 'x-operation': string }
  const wanted = operation ?? definition['x-operation']
  for (const [path, item] of Object.entries(contract.paths as Record<string, Record<string, Call>>))
    for (const call of Object.values(item))
      if (call.operationId === wanted)
        return { operation: wanted, path, example: call.responses[200].content['application/json'].example }
  throw new Error(`${id}: no operation ${wanted}`)
}

/** Opens the page of a form as a member who may see it, and waits for the form. */
export async function openForm(page: Page, t: Texts, sandbox: Sandbox, one: FormCase): Promise<void> {
  await openFormAs(page, sandbox, one.who, one.path)
  await prepareForm(page, t, one)
}

/** Opens a page as a member who sees certain forms, with what these need. */
export async function openFormAs(
  page: Page,
  sandbox: Sandbox,
  who: FormCase['who'],
  path = '/LiveView',
): Promise<void> {
  if (who === 'visitor') await page.goto(path)
  else if (who === 'email' || who === 'phone' || who === 'both')
    await openAs(page, await makeMember(page, sandbox, who), path)
  else await openAsPersona(page, sandbox, who, path)
}

/** Does on the page of a form what has to be done before the form stands there. */
export async function prepareForm(page: Page, t: Texts, one: FormCase): Promise<void> {
  const { first } = one
  if (first === 'logs in') await logIn(page, t, 'google@openbourse.test')
  if (first === 'edits a record')
    await page.getByRole('button', { name: `${t('api-keys.edit')} ${KEY}`, exact: true }).click()
  if (first === 'changes a plan')
    await page.getByRole('button', { name: new RegExp(`^${t('earn.change')} .*BTC`) }).click()
  if (first === 'opens an activity')
    await page
      .getByRole('listitem')
      .filter({ hasText: t('lab.type.6') })
      .getByRole('link', { name: new RegExp(`^${t('lab.details')}`) })
      .click()
  if (first === 'opens the address book')
    await page.getByRole('button', { name: t('funds.book'), exact: true }).click()
  await expect(formOf(page, one)).toBeVisible()
}

async function openAsPersona(page: Page, sandbox: Sandbox, name: string, path: string): Promise<void> {
  const member = persona(name)
  const { account, password } = member
  const code = name === 'google' ? await sandbox.authenticatorCode(account) : undefined
  // The trader's key, there to be edited.
  if (name === 'trader') await makeKey(page, sandbox, await logInByCall(page, account, password))
  await openAs(page, member, path, code)
}

const KEY = 'Rebalancer'

async function makeKey(page: Page, sandbox: Sandbox, token: string): Promise<void> {
  await call(page, '/uc/mobile/api/code', {}, token)
  const code = await sandbox.codeSentTo('13800000003')
  await call(page, '/uc/open/api/save', { remark: KEY, bindIp: '', code }, token)
}

/** Types everything that a case gives, and waits until its pictures are there. */
export async function fillForm(page: Page, one: FormCase): Promise<void> {
  for (const [name, value] of Object.entries(one.typed)) {
    const control = page.locator(`[id="${one.id}_${name}"]`)
    if (value === true) await control.check()
    else await control.fill(value)
    if ((await control.getAttribute('role')) !== 'combobox') continue
    await page
      .getByRole('option', { name: value === true ? '' : value })
      .first()
      .click()
  }
  if (one.pictures === undefined) return
  const files = formOf(page, one).locator('input[type=file]')
  // Each comes by itself: the first that is there need not be the first of them.
  await expect(files).toHaveCount(one.pictures.length)
  for (const [at, name] of one.pictures.entries()) await pickPicture(files.nth(at), name)
}

/** Sends the form, with the confirmation that it asks for. */
export async function send(page: Page, one: FormCase): Promise<void> {
  await submitOf(page, one).click()
  // Toasts are drawn inside an open dialog, with buttons of their own.
  if (one.confirms === true)
    await page.getByRole('alertdialog').locator('button:not([role=region] *, section *)').last().click()
}

/** Another tab has chosen the other theme: this page follows without being loaded again. */
export async function otherTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'openbourse.theme'
    const theme = document.documentElement.dataset['theme'] === 'white' ? 'black' : 'white'
    localStorage.setItem(key, JSON.stringify({ v: 1, value: theme }))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}
