import { expect, type Page } from '@playwright/test'
import { labelsOf } from '../support/form-labels.ts'
import { fill, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { call, getUp, logInByCall, makeMember, openAs } from '../support/members.ts'
import { logIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { nextCode, totp } from '../support/totp.ts'

const t = textsOf(LANGUAGE)
const OTHER_PASSWORD = 'a-new-password'

/** Types into the fields of a form, by their names in the contract. */
const fillForm = (page: Page, form: string, values: Record<string, string>): Promise<void> => {
  const label = labelsOf(LANGUAGE, form)
  return fill(page, Object.fromEntries(Object.entries(values).map(([name, value]) => [label(name), value])))
}

const input = (page: Page, form: string, name: string) => page.locator(`[id="${form}_${name}"]`)
const security = (page: Page) => page.getByRole('region', { name: t('account.security'), exact: true })
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]').click()
const expectSaved = (page: Page) => expect(page.getByText(t('account.saved'), { exact: true })).toBeVisible()

/** Presses the button that sends a code for a field, and waits until the field asks for it. */
async function sendCode(page: Page, form: string, field: string): Promise<void> {
  const row = page
    .locator('div')
    .filter({ has: input(page, form, field) })
    .last()
  await row.getByRole('button').click()
  await expect(input(page, form, field)).toBeFocused()
}

/** A code that is not the right one. */
const wrong = (code: string): string => (code === '111111' ? '111112' : '111111')

test('FEAT-03 VAL-33 VAL-08 VAL-10 MSG-12 MSG-21 a password that needs a phone leads to binding one, and back', async ({
  page,
  sandbox,
}) => {
  const member = await makeMember(page, sandbox, 'email')
  await openAs(page, member, '/changeLogin')
  await expect(page.getByText(t('ui.need.phone')).first()).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('ui.need.go') })
    .click()
  await expect(page).toHaveURL(/changePhone\?back=/)
  await expect(page.getByText(t('account.detour'))).toBeVisible()

  const form = 'bind-phone'
  await fillForm(page, form, { phone: '12' })
  await page.getByRole('button', { name: t('forms.code.send') }).click()
  await expect(input(page, form, 'phone')).toHaveAttribute('aria-invalid', 'true')
  await fillForm(page, form, { phone: '15123450001' })
  await sendCode(page, form, 'code')
  const code = await sandbox.codeSentTo('15123450001')
  await fillForm(page, form, { code: wrong(code), password: member.password })
  await submit(page)
  await expect(page.getByText(t('verification-code-incorrect')).first()).toBeVisible()
  await expect(input(page, form, 'code')).toHaveAttribute('aria-invalid', 'true')
  await fillForm(page, form, { code, password: 'not-the-password' })
  await submit(page)
  await expect(input(page, form, 'password')).toHaveAttribute('aria-invalid', 'true')
  await expect(input(page, form, 'password')).toBeFocused()
  await fillForm(page, form, { password: member.password })
  await submit(page)
  await expectSaved(page)
  await expect(page).toHaveURL('/changeLogin')
  await expect(input(page, 'change-login-password', 'oldPassword')).toBeVisible()
})

test('FEAT-03 linking a number of another country says that the account changes its country', async ({
  page,
  sandbox,
}) => {
  await openAs(page, await makeMember(page, sandbox, 'email'), '/changePhone')
  const note = page.getByText(t('account.phone.country', { own: 'Germany', country: 'France' }))
  await fillForm(page, 'bind-phone', { phone: '15123450009' })
  await expect(page.getByRole('combobox')).toHaveValue('+49')
  await expect(note).toHaveCount(0)
  await fillForm(page, 'bind-phone', { phone: '+33 612345678' })
  await expect(page.getByRole('combobox')).toHaveValue('+33')
  await expect(note).toBeVisible()
  await fillForm(page, 'bind-phone', { phone: '+49 15123450009' })
  await expect(note).toHaveCount(0)
})

test('FEAT-03 VAL-06 MSG-11 the login password is changed, everybody is out, and the old one no longer counts', async ({
  page,
  sandbox,
}) => {
  const member = await makeMember(page, sandbox, 'both')
  const elsewhere = await logInByCall(page, member.account, member.password)
  await openAs(page, member, '/changeLogin')
  const form = 'change-login-password'
  await fillForm(page, form, { oldPassword: member.password, newPassword: '12345', confirm: '12345' })
  await submit(page)
  await expect(page.getByText('At least 6 characters').first()).toBeVisible()
  await fillForm(page, form, { newPassword: OTHER_PASSWORD, confirm: 'another-one' })
  await submit(page)
  await expect(page.getByText('The passwords are not the same.').first()).toBeVisible()
  await fillForm(page, form, { confirm: OTHER_PASSWORD })
  await sendCode(page, form, 'code')
  await fillForm(page, form, { code: await sandbox.codeSentTo(member.phone ?? '') })
  await submit(page)
  await expect(page.getByText(t('auth.login.password-changed'))).toBeVisible()
  await expect(call(page, '/uc/member/my-info', {}, elsewhere)).rejects.toThrow()
  await logIn(page, t, member.account, member.password)
  await expect(page.getByText('Account or password is wrong.').first()).toBeVisible()
  await logIn(page, t, member.account, OTHER_PASSWORD)
  await expect(page).toHaveURL('/admin')
})

test('FEAT-03 VAL-08 another phone number takes the place of the old one, which proves it', async ({
  page,
  sandbox,
}) => {
  const member = await makeMember(page, sandbox, 'both')
  await openAs(page, member, '/changePhone')
  const form = 'change-phone'
  await fillForm(page, form, { phone: '15123450002', password: member.password })
  await sendCode(page, form, 'code')
  await fillForm(page, form, { code: await sandbox.codeSentTo(member.phone ?? '') })
  await submit(page)
  await expectSaved(page)
  await expect(page).toHaveURL('/admin')
  await expect(security(page)).toContainText('151****0002')
})

test('FEAT-03 VAL-07 VAL-10 MSG-12 an e-mail address is bound, then another one takes its place', async ({
  page,
  sandbox,
}) => {
  const member = await makeMember(page, sandbox, 'phone')
  await openAs(page, member, '/changeEmail')
  await fillForm(page, 'bind-email', { email: 'ada@example' })
  await page.getByRole('button', { name: t('forms.code.send') }).click()
  await expect(page.getByText('This is not an e-mail address.').first()).toBeVisible()
  const [first, second] = [`${member.phone}@example.org`, `${member.phone}@example.net`]
  await fillForm(page, 'bind-email', { email: first })
  await sendCode(page, 'bind-email', 'code')
  await fillForm(page, 'bind-email', { code: await sandbox.codeSentTo(first), password: member.password })
  await submit(page)
  await expectSaved(page)
  await expect(page).toHaveURL('/admin')

  await page.goto('/changeEmail')
  await sendCode(page, 'change-email', 'oldEmailCode')
  await fillForm(page, 'change-email', {
    oldEmailCode: await sandbox.codeSentTo(first),
    newEmail: second,
  })
  await sendCode(page, 'change-email', 'newEmailCode')
  const code = await sandbox.codeSentTo(second)
  await fillForm(page, 'change-email', { newEmailCode: wrong(code) })
  await submit(page)
  await expect(input(page, 'change-email', 'newEmailCode')).toHaveAttribute('aria-invalid', 'true')
  await fillForm(page, 'change-email', { newEmailCode: code })
  await submit(page)
  await expectSaved(page)
  await expect(security(page)).toContainText('@example.net')
})

test('FEAT-03 VAL-06 VAL-10 MSG-11 MSG-21 a fund password is set, changed, and replaced once it is forgotten', async ({
  page,
  sandbox,
}) => {
  const member = await makeMember(page, sandbox, 'both')
  await openAs(page, member, '/changeFund')
  await expect(page).toHaveURL('/setFund')
  await fillForm(page, 'set-fund-password', { jyPassword: '12345', confirm: '123456' })
  await submit(page)
  await expect(page.getByText('At least 6 characters').first()).toBeVisible()
  await expect(page.getByText('The passwords are not the same.').first()).toBeVisible()
  await fillForm(page, 'set-fund-password', { jyPassword: member.password, confirm: member.password })
  await submit(page)
  await expect(input(page, 'set-fund-password', 'jyPassword')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(t('same-as-login-password')).first()).toBeVisible()
  await fillForm(page, 'set-fund-password', { jyPassword: 'fund-one', confirm: 'fund-one' })
  await submit(page)
  await expectSaved(page)
  await expect(page).toHaveURL('/admin')

  await page.goto('/setFund')
  await expect(page).toHaveURL('/changeFund')
  const two = { newPassword: 'fund-two', confirm: 'fund-two' }
  await fillForm(page, 'change-fund-password', { oldPassword: 'fund-zero', ...two })
  await submit(page)
  await expect(input(page, 'change-fund-password', 'oldPassword')).toHaveAttribute('aria-invalid', 'true')
  await fillForm(page, 'change-fund-password', { oldPassword: 'fund-one' })
  await submit(page)
  await expectSaved(page)

  await page.goto('/changeFund')
  await page.getByRole('link', { name: t('account.forgot') }).click()
  await expect(page).toHaveURL('/retrieveFund')
  await sendCode(page, 'retrieve-fund-password', 'code')
  const code = await sandbox.codeSentTo(member.phone ?? '')
  await fillForm(page, 'retrieve-fund-password', {
    code: wrong(code),
    newPassword: 'fund-three',
    confirm: 'fund-three',
  })
  await submit(page)
  await expect(input(page, 'retrieve-fund-password', 'code')).toHaveAttribute('aria-invalid', 'true')
  await fillForm(page, 'retrieve-fund-password', { code })
  await submit(page)
  await expectSaved(page)
  await expect(page).toHaveURL('/admin')
})

test('FEAT-03 VAL-33 a fund password is retrieved by phone: without one, first the way there', async ({
  page,
  sandbox,
}) => {
  const member = await makeMember(page, sandbox, 'email')
  const token = await logInByCall(page, member.account, member.password)
  await call(page, '/uc/approve/transaction/password', { jyPassword: 'fund-one' }, token)
  await openAs(page, member, '/retrieveFund')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('ui.need.go') })
    .click()
  await expect(page).toHaveURL('/changePhone?back=%2FretrieveFund')
})

test('FEAT-03 VAL-10 MSG-12 an authenticator app is set up, asked for at log-in, replaced and removed', async ({
  page,
  sandbox,
}) => {
  const member = await makeMember(page, sandbox, 'email')
  const calls: URL[] = []
  page.on('request', (request) => calls.push(new URL(request.url())))
  await openAs(page, member, '/changeGoogle')
  await expect(page.getByRole('img', { name: t('account.changeGoogle.qr') })).toBeVisible()
  const first = await page.getByRole('main').locator('code').innerText()
  const code = await totp(first, await sandbox.now())
  await fillForm(page, 'bind-authenticator', { codes: wrong(code) })
  await submit(page)
  await expect(input(page, 'bind-authenticator', 'codes')).toHaveAttribute('aria-invalid', 'true')
  await fillForm(page, 'bind-authenticator', { codes: await totp(first, await sandbox.now()) })
  await submit(page)
  await expectSaved(page)
  await expect(page).toHaveURL('/admin')

  await getUp(page)
  await page.goto('/Login')
  await logIn(page, t, member.account, member.password)
  await fill(page, { 'Six digits from the app': await nextCode(sandbox, first) })
  await press(page, 'Log in')
  await expect(page).toHaveURL('/')

  await page.goto('/changeGoogle')
  await page.getByRole('link', { name: t('account.changeGoogle.replace') }).click()
  await expect(page).toHaveURL('/removeGoogle?back=%2FchangeGoogle')
  await fillForm(page, 'remove-authenticator', {
    password: 'not-the-password',
    codes: await nextCode(sandbox, first),
  })
  await submit(page)
  await expect(input(page, 'remove-authenticator', 'password')).toHaveAttribute('aria-invalid', 'true')
  await fillForm(page, 'remove-authenticator', { password: member.password })
  await submit(page)
  await expectSaved(page)
  await expect(page).toHaveURL('/changeGoogle')
  await expect(page.getByRole('main').locator('code')).not.toHaveText(first)
  await page.goto('/removeGoogle')
  await expect(page).toHaveURL('/changeGoogle')
  // Codes, key and password travel in the body: logs and histories keep addresses.
  const withSecrets = calls.filter(({ pathname }) => /google(?:Auth)?$/i.test(pathname))
  expect(withSecrets.map(({ search }) => search)).toEqual(withSecrets.map(() => ''))
  expect(withSecrets.some(({ pathname }) => pathname.endsWith('/googleAuth'))).toBe(true)
  expect(withSecrets.some(({ pathname }) => pathname.endsWith('/jcgoogle'))).toBe(true)
})
