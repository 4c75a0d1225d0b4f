import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { bothThemes } from '../support/both-themes.ts'
import { Caller } from '../support/caller.ts'
import { field, fill, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expectNoSidewaysScroll, setPreferences, tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { type Texts, textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const TRADER = 'trader@openbourse.test'
const PHONE = '13800000003'
const MINUTE = 61_000
const REMARK = t('forms.field.remark.label')
const CODE = t('forms.field.code.label')

const ip = (row: number, texts: Texts = t): string => texts('forms.ips.row', { row })

/** Asks for a code and types the one that came. */
async function fillCode(page: Page, sandbox: Sandbox): Promise<void> {
  await press(page, t('forms.code.send'))
  await expect(field(page, CODE)).toBeFocused()
  await fill(page, { [CODE]: await sandbox.codeSentTo(PHONE) })
}

/** A key made by calls, for tests that only need one to be there. */
async function makeKey(caller: Caller, sandbox: Sandbox, remark: string, bindIp = ''): Promise<void> {
  await sandbox.jump(MINUTE)
  await caller.done('/uc/mobile/api/code')
  const code = await sandbox.codeSentTo(PHONE)
  await caller.done('/uc/open/api/save', { remark, bindIp, code })
}

test('FEAT-06.b ENT-01.b LIMIT-01.k MSG-22.a MSG-24.b an API key is created, shows its secret once, is changed and deleted', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, TRADER)
  await page.goto('/api')
  await expect(page.getByText(t('api-keys.none'))).toBeVisible()
  await expect(page).toHaveTitle(/API keys/)
  await bothThemes(page, 'API keys, none')
  await page.getByRole('link', { name: t('api-keys.create') }).click()
  await expect(field(page, REMARK)).toBeFocused()
  await bothThemes(page, 'API key, empty')
  await fill(page, { [REMARK]: 'Rebalancer', [ip(1)]: '203.0.113.7' })
  await fillCode(page, sandbox)
  await bothThemes(page, 'API key, filled')
  await press(page, t('forms.api-key-create.submit'))

  await expect(page.getByRole('heading', { name: t('api-keys.secretTitle') })).toBeFocused()
  await expect(page.getByText(t('api-keys.made'))).toBeVisible()
  const secret = await page.getByLabel(t('api-keys.secret')).textContent()
  expect(secret).toMatch(/^\w{20,}$/)
  await bothThemes(page, 'API key, the secret')
  await press(page, t('api-keys.copySecret'))
  await expect(page.getByText(t('ui.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(secret)
  await press(page, t('api-keys.secretSaved'))

  const row = page.getByRole('row', { name: /Rebalancer/ })
  await expect(row).toContainText('203.0.113.7')
  await expect(row).toContainText('90 days')
  await expect(row.getByRole('button', { name: t('api-keys.copyAccessKey') })).toBeVisible()
  await expect(page.getByText(secret ?? '', { exact: true })).toHaveCount(0)
  await bothThemes(page, 'API keys, one')
  await page.goBack()
  await expect(page.getByText(secret ?? '', { exact: true })).toHaveCount(0)
  await page.goto('/api')

  await sandbox.jump(MINUTE)
  await page.reload()
  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect(field(page, REMARK)).toHaveValue('Rebalancer')
  await expect(field(page, ip(1))).toHaveValue('203.0.113.7')
  await press(page, t('forms.ips.add'))
  // The new row takes the focus with the next picture: what is typed before would go there.
  await expect(field(page, ip(2))).toBeFocused()
  await fill(page, { [REMARK]: 'Rebalancer at home', [ip(2)]: '203.0.113.8' })
  await fillCode(page, sandbox)
  await press(page, t('forms.any.submit'))
  const changed = page.getByRole('row', { name: /Rebalancer at home/ })
  await expect(changed).toContainText('203.0.113.8')

  await changed.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('alertdialog', {
    name: t('api-keys.deleteTitle', { name: 'Rebalancer at home' }),
  })
  await expect(dialog).toBeVisible()
  await bothThemes(page, 'API key, delete dialog')
  await dialog.getByRole('button', { name: t('api-keys.deleteAction') }).click()
  await expect(page.getByText(t('api-keys.none'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('api-keys.create') })).toBeFocused()
})

test('VAL-26.abc MSG-12.b remark and code are required, bound IPs are valid and at most five', async ({
  page,
  sandbox,
}) => {
  await logInAs(page, TRADER)
  await page.goto('/api?key=new')
  await press(page, t('forms.api-key-create.submit'))
  await expect(field(page, REMARK)).toBeFocused()
  for (const rule of ['forms.field.remark.required', 'forms.widget.code.required'] as const)
    await expect(page.getByText(t(rule)).first()).toBeVisible()
  await expectAccessible(page, 'API key, refused')

  await fill(page, { [REMARK]: 'Bot', [ip(1)]: '203.0.113.256' })
  await press(page, t('forms.api-key-create.submit'))
  await expect(page.getByText(t('forms.field.bindIp.format', { row: 1 })).first()).toBeVisible()
  await field(page, ip(1)).fill('203.0.113.1 203.0.113.2 203.0.113.3 203.0.113.4 203.0.113.5 203.0.113.6')
  await press(page, t('forms.api-key-create.submit'))
  await expect(page.getByText(t('forms.rule.maxItems', { limit: 5 })).first()).toBeVisible()
  await press(page, t('forms.ips.remove', { row: 6 }))

  await fillCode(page, sandbox)
  await fill(page, { [CODE]: '000000' })
  await press(page, t('forms.api-key-create.submit'))
  await expect(page.getByText('The code is wrong.').first()).toBeVisible()
  await expect(field(page, CODE)).toBeFocused()
  await expectAccessible(page, 'API key, refused by the exchange')
})

test('LIMIT-01.b a member with five keys cannot create another one', async ({ page, request, sandbox }) => {
  const caller = await Caller.of(request, TRADER)
  for (const name of ['one', 'two', 'three', 'four', 'five']) await makeKey(caller, sandbox, name)
  await logInAs(page, TRADER)
  await page.goto('/api')
  await expect(page.getByRole('row')).toHaveCount(6)
  await expect(page.getByText(t('api-keys.full', { most: 5 }))).toBeVisible()
  await expect(page.getByRole('link', { name: t('api-keys.create') })).toHaveCount(0)
  await expectAccessible(page, 'API keys, five')
  // By its address the form is still there: then the exchange says it.
  await sandbox.jump(MINUTE)
  await page.goto('/api?key=new')
  await fill(page, { [REMARK]: 'six' })
  await fillCode(page, sandbox)
  await press(page, t('forms.api-key-create.submit'))
  await expect(page.getByRole('alert')).toContainText('limit of five API keys')
})

test('FEAT-06.d a member cannot see, change or delete the keys of another one', async ({
  page,
  request,
  sandbox,
}) => {
  const caller = await Caller.of(request, TRADER)
  await makeKey(caller, sandbox, 'mine', '203.0.113.7')
  const { data } = await caller.get('/uc/open/get_key')
  const [{ id }] = data as [{ id: number }]
  const other = await Caller.of(request, 'merchant@openbourse.test')
  expect((await other.get('/uc/open/get_key')).data).toEqual([])
  expect((await other.post('/uc/open/api/update', { id, remark: 'x', code: '000000' })).code).not.toBe(0)
  expect((await other.get(`/uc/open/api/del/${id}`)).code).not.toBe(0)
  expect((await caller.get('/uc/open/get_key')).data).toEqual(data)
  await logInAs(page, 'merchant@openbourse.test')
  await page.goto(`/api?key=${id}`)
  await expect(page.getByText(t('api-keys.none'))).toBeVisible()
})

test('VAL-33.b a member without a phone is led to binding one and back', async ({ page }) => {
  await logInAs(page, 'new@openbourse.test')
  await page.goto('/api?key=new')
  const way = page.getByRole('link', { name: t('ui.need.phone') })
  await expect(way).toHaveAttribute('href', `/changePhone?back=${encodeURIComponent('/api?key=new')}`)
  await expectAccessible(page, 'API key, prerequisites')
})

test('FEAT-06.f the keyboard alone creates and deletes a key, in German, 360 px wide', async ({
  page,
  sandbox,
}) => {
  const de = textsOf('de_DE')
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, 'de_DE', 'black')
  await logInAs(page, TRADER)
  await page.goto('/api')
  await expectNoSidewaysScroll(page)
  await tabTo(page, 'link', de('api-keys.create'))
  await page.keyboard.press('Enter')
  await expect(field(page, de('forms.field.remark.label'))).toBeFocused()
  await page.keyboard.type('Roboter')
  await expectNoSidewaysScroll(page)
  await tabTo(page, 'button', de('forms.code.send'))
  await page.keyboard.press('Enter')
  await expect(field(page, de('forms.field.code.label'))).toBeFocused()
  await page.keyboard.type(await sandbox.codeSentTo(PHONE))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: de('api-keys.secretTitle') })).toBeFocused()
  await expectNoSidewaysScroll(page)
  await tabTo(page, 'button', de('api-keys.secretSaved'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: de('api-keys.title') })).toContainText('Roboter')
  await expectNoSidewaysScroll(page)
})
