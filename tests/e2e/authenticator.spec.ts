import { expect } from '@playwright/test'
import { fill, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { clearSession, makeMember, openAs } from '../support/members.ts'
import { logIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { nextCode, totp } from '../support/totp.ts'
import { expectSaved, fillForm, input, submit } from '../support/account-forms.ts'

const t = textsOf(LANGUAGE)

/** A code that is not the right one. */
const wrong = (code: string): string => (code === '111111' ? '111112' : '111111')

test('FEAT-03.ij VAL-10.ao MSG-12.c an authenticator is set up, required at log-in, replaced and removed', async ({
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

  await clearSession(page)
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
