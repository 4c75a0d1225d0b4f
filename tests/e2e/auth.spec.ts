import { expect, type Page } from '@playwright/test'
import { LANGUAGE } from '../support/language.ts'
import { logInOnScreen, fillRegistration, logIn, newcomer, PERSONA_PASSWORD } from '../support/people.ts'
import { field, fill, press } from '../support/form.ts'
import { holdRequest } from '../support/hold-request.ts'
import { clearSession } from '../support/members.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)

/** The calling code stands there once the countries have come; before that a number is not whole. */
const countryIsKnown = (page: Page): Promise<void> =>
  expect(page.getByRole('combobox', { name: t('forms.country.code') })).toHaveValue(/^\+\d+$/)

test('FEAT-01.c VAL-05.ac a phone registration takes the code of a text message and needs no invite code', async ({
  page,
  sandbox,
}) => {
  await page.goto('/Register?by=phone')
  await countryIsKnown(page)
  await fill(page, { 'Phone number': '4155551234' })
  await press(page, 'Send code')
  await expect(page.getByText('Sent to 4155551234')).toBeVisible()
  await fill(page, {
    'Verification code': await sandbox.codeSentTo('4155551234'),
    'User name': 'Phoebe',
    Password: 'correct-horse',
    'Repeat password': 'correct-horse',
  })
  await page.getByRole('checkbox').check()
  await press(page, 'Create account')
  await expect(page).toHaveURL('/money')
})

test('the wallet’s skeleton is shown from its top after a registration', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 375, height: 480 })
  await page.goto('/Register?by=email')
  await fillRegistration(page, t, sandbox, newcomer())
  await page.getByRole('button', { name: 'Create account' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  const letGo = await holdRequest(page, '**/assets/*.js')
  await press(page, 'Create account')
  await expect(page).toHaveURL('/money')
  await expect(page.getByRole('main').getByText(t('ui.loading'))).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  letGo()
  await expect(page.getByRole('heading', { name: t('wallet.title') })).toBeVisible()
})

test('MSG-08.b SHELL-15.a a visitor of the wallet is asked to log in and returned to it', async ({
  page,
}) => {
  await page.goto('/money')
  await expect(page.getByRole('heading', { name: t('shell.logInFirst.title') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.logIn') })
    .click()
  await expect(page.getByText('Please log in first.')).toBeVisible()
  await logIn(page, t, 'trader@openbourse.test')
  await expect(page).toHaveURL('/money')
})

test('VAL-01.abc log-in requires account and password, and a password of at least 6 characters', async ({
  page,
}) => {
  await page.goto('/Login')
  await press(page, 'Log in')
  await expect(page.getByText('Enter your e-mail address or phone number.').first()).toBeVisible()
  await expect(page.getByText('Enter your password.').first()).toBeVisible()
  await expect(field(page, 'E-mail or phone')).toBeFocused()
  await fill(page, { 'E-mail or phone': 'trader@openbourse.test', Password: '12345' })
  await press(page, 'Log in')
  await expect(page.getByText('At least 6 characters').first()).toBeVisible()
  await fill(page, { Password: '123456' })
  await expect(page.getByText('At least 6 characters')).toHaveCount(0)
})

test('FEAT-01.eg log-in refuses a wrong password and accepts the right one, by e-mail or phone', async ({
  page,
}) => {
  await page.goto('/Login')
  await logIn(page, t, 'trader@openbourse.test', 'not-the-password')
  await expect(page.getByText('Account or password is wrong.').first()).toBeVisible()
  await logIn(page, t, 'trader@openbourse.test')
  await expect(page).toHaveURL('/')

  await clearSession(page)
  await page.goto('/Login')
  await field(page, 'E-mail or phone').fill('+86 13800000003')
  await expect(field(page, 'E-mail or phone')).toHaveValue('13800000003')
  await fill(page, { Password: PERSONA_PASSWORD })
  await press(page, 'Log in')
  await expect(page).toHaveURL('/')
})

test('a phone number typed before the countries are loaded gets its country when they are', async ({
  page,
}) => {
  const letGo = await holdRequest(page, '**/api/uc/support/country')
  await page.goto('/Login')
  await field(page, 'E-mail or phone').fill('+86 13800000003')
  await expect(field(page, 'E-mail or phone')).toHaveValue('+8613800000003')
  letGo()
  await expect(field(page, 'E-mail or phone')).toHaveValue('13800000003')
  await fill(page, { Password: PERSONA_PASSWORD })
  await press(page, 'Log in')
  await expect(page).toHaveURL('/')
})

test('FEAT-01.f log-in with an authenticator asks for its code and refuses a wrong one', async ({
  page,
  sandbox,
}) => {
  await page.goto('/Login')
  await logIn(page, t, 'google@openbourse.test')
  await expect(page.getByRole('heading', { name: 'Authenticator code' })).toBeVisible()
  const code = await sandbox.authenticatorCode('google@openbourse.test')
  await fill(page, { 'Six digits from the app': code === '000000' ? '000001' : '000000' })
  await press(page, 'Log in')
  await expect(page.getByText('The code is wrong or has expired.').first()).toBeVisible()
  await fill(page, { 'Six digits from the app': await sandbox.authenticatorCode('google@openbourse.test') })
  await press(page, 'Log in')
  await expect(page).toHaveURL('/')
})

test('MSG-12.b VAL-10.ov a wrong verification code is refused at its field', async ({ page, sandbox }) => {
  const who = newcomer()
  await page.goto('/Register?by=email')
  await fillRegistration(page, t, sandbox, who)
  const right = await sandbox.codeSentTo(who.email)
  await fill(page, { 'Verification code': right === '111111' ? '111112' : '111111' })
  await press(page, 'Create account')
  await expect(page.getByText('The code is wrong.').first()).toBeVisible()
  await expect(field(page, 'Verification code')).toHaveAttribute('aria-invalid', 'true')
  await fill(page, { 'Verification code': '12' })
  await press(page, 'Create account')
  await expect(page.getByText('The code has 6 digits. You typed 2.').first()).toBeVisible()
})

test('VAL-04.b VAL-02.b registration requires the code and the agreement', async ({ page, sandbox }) => {
  const who = newcomer()
  await page.goto('/Register?by=email')
  await fillRegistration(page, t, sandbox, who)
  await field(page, 'Verification code').fill('')
  await page.getByRole('checkbox').uncheck()
  await press(page, 'Create account')
  await expect(page.getByText('Enter the code that we sent you.').first()).toBeVisible()
  await expect(page.getByText('Accept the terms to go on.').first()).toBeVisible()
  await expect(page).toHaveURL(/Register/)
})

test('MSG-11.a VAL-03.b a confirm password that differs is refused when its field is left', async ({
  page,
}) => {
  await page.goto('/Register?by=email')
  await fill(page, { Password: 'correct-horse', 'Repeat password': 'correct-house' })
  await field(page, 'Repeat password').blur()
  await expect(page.getByText('The passwords are not the same.')).toBeVisible()
  await fill(page, { 'Repeat password': 'correct-horse' })
  await expect(page.getByText('The passwords are not the same.')).toHaveCount(0)
})

test('MSG-14.a VAL-07.e an invalid e-mail address is refused before a code is sent', async ({
  page,
  sandbox,
}) => {
  await page.goto('/Register?by=email')
  await fill(page, { 'E-mail': 'ada@example' })
  await press(page, 'Send code')
  await expect(page.getByText('This is not an e-mail address.').first()).toBeVisible()
  await expect(sandbox.codeSentTo('ada@example')).rejects.toThrow('no message')
})

for (const { clauses, how, account, label } of [
  { clauses: 'FEAT-02.de', how: 'e-mail', account: 'merchant@openbourse.test', label: 'E-mail' },
  { clauses: 'FEAT-02.ce', how: 'phone', account: '4155550005', label: 'Phone number' },
])
  test(`${clauses} a forgotten password is reset by ${how}, and the old one is refused`, async ({
    page,
    sandbox,
  }) => {
    await page.goto('/Login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('tab', { name: how === 'phone' ? 'Phone' : 'E-mail' }).click()
    if (how === 'phone') await countryIsKnown(page)
    await fill(page, { [label]: account })
    await press(page, 'Send code')
    await expect(page.getByText(`Sent to ${account}`)).toBeVisible()
    await fill(page, {
      'Verification code': await sandbox.codeSentTo(account),
      'New password': '12345',
      'Repeat password': '12345',
    })
    await press(page, 'Change password')
    await expect(page.getByText('At least 6 characters').first()).toBeVisible()
    await fill(page, { 'New password': 'a-new-password', 'Repeat password': 'another-one' })
    await press(page, 'Change password')
    await expect(page.getByText('The passwords are not the same.').first()).toBeVisible()
    await fill(page, { 'Repeat password': 'a-new-password' })
    await press(page, 'Change password')
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    await expect(field(page, 'E-mail or phone')).toHaveValue(account)
    await fill(page, { Password: PERSONA_PASSWORD })
    await press(page, 'Log in')
    await expect(page.getByText('Account or password is wrong.').first()).toBeVisible()
    await fill(page, { Password: 'a-new-password' })
    await press(page, 'Log in')
    await expect(page).toHaveURL('/')
  })

test('MSG-13.cd the reset screen refuses a phone number or e-mail address without an account', async ({
  page,
}) => {
  await page.goto('/forget?by=email')
  await fill(page, { 'E-mail': 'nobody@example.org' })
  await press(page, 'Send code')
  await expect(page.getByText('There is no such account.').first()).toBeVisible()
})

test('SESS-02.acd MSG-26 SHELL-08.b FEAT-01.h logging out clears token and member, confirms it, and opens the start page', async ({
  page,
}) => {
  await logInOnScreen(page, t, 'trader@openbourse.test')
  await page.goto('/money')
  await page.getByRole('button', { name: t('shell.account.button', { name: 'trader' }) }).click()
  await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
  await expect(page.getByText(t('session.log-out-success'))).toBeVisible()
  await expect(page).toHaveURL('/')
  const left = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((area) => Object.keys(area))
      .filter((key) => /token|member/.test(key)),
  )
  expect(left).toEqual([])
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.logIn') })
    .click()
  // The next visitor begins at the start, not where the last member stopped.
  await logIn(page, t, 'verified@openbourse.test')
  await expect(page).toHaveURL('/')
})
