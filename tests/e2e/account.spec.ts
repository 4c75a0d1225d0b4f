import { expect } from '@playwright/test'
import { LANGUAGE } from '../support/language.ts'
import { call, logInByCall, makeMember, openAs } from '../support/members.ts'
import { logIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { expectSaved, fillForm, input, security, sendCode, submit } from '../support/account-forms.ts'

const t = textsOf(LANGUAGE)
const OTHER_PASSWORD = 'a-new-password'

/** A code that is not the right one. */
const wrong = (code: string): string => (code === '111111' ? '111112' : '111111')

test('FEAT-03.a VAL-33.b VAL-08.c VAL-10.ov MSG-12.b MSG-21.a setting a fund password without a phone leads to binding one, and back', async ({
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

test('FEAT-03.a linking a number of another country says that the account changes its country', async ({
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

test('FEAT-03.e VAL-06.ek MSG-11.c changing the login password ends all sessions, and the old password is refused', async ({
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

test('FEAT-03.b a new phone number replaces the old one, to which the code is sent', async ({
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

test('MSG-14.c FEAT-03.cd VAL-07.ce VAL-10.ov MSG-12.b an e-mail address is bound, then replaced by another one', async ({
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

test('FEAT-03.fghl VAL-06.fl MSG-11.d MSG-21.a a fund password is set, changed, and reset when it is forgotten', async ({
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

test('FEAT-03.h VAL-33.b a fund password is reset by phone; without a phone the screen links to binding one', async ({
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
