import { expect, type Page } from '@playwright/test'
import { CONTENT_SECURITY_POLICY } from '#src/web/app/csp.ts'
import { expectAccessible } from '../support/axe.ts'
import { field, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInOnScreen, PERSONA_PASSWORD } from '../support/people.ts'
import { WITH_MOTION } from '../support/motion.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use(WITH_MOTION)

const t = textsOf(LANGUAGE)
const de = textsOf('de_DE')
const TRADER = 'trader@openbourse.test'
const theme = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['theme'])

test('SHELL-01.ab a screen is loaded when it is opened, without leaving the page', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.logIn') })).toBeVisible()
  expect(scripts.filter((path) => path.includes('login-screen'))).toEqual([])
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.logIn') })
    .click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(scripts.some((path) => path.includes('login-screen'))).toBe(true)
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
})

test('SHELL-01.d an unknown address shows a 404 screen with a link to the start page', async ({ page }) => {
  await page.goto('/no-such-screen')
  await expect(page.getByRole('heading', { name: t('shell.notFound.title') })).toBeVisible()
  await expectAccessible(page, 'not found')
})

test('SHELL-06 SHELL-10.ab the theme is toggled, stored, and applied before any script of the app runs', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await theme(page)).toBe('black')
  await press(page, t('shell.theme.toWhite'))
  await expect.poll(() => theme(page)).toBe('white')
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.reload()
  expect(await theme(page)).toBe('white')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toContain('light')
})

test('the page is served with the content security policy, which blocks foreign scripts', async ({
  page,
  guard,
}) => {
  guard.allow(/content security policy/i)
  const answer = await page.goto('/')
  expect(answer?.headers()['content-security-policy']).toBe(CONTENT_SECURITY_POLICY)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.head.append(script)
  })
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
})

test('SHELL-08.ab SHELL-14.abc the member’s menu; token, member and language are stored under their documented keys', async ({
  page,
}) => {
  await logInOnScreen(page, t, TRADER)
  await page.getByRole('button', { name: t('shell.account.button', { name: 'trader' }) }).click()
  await expect(page.getByRole('menuitem', { name: t('shell.logOut') })).toBeVisible()
  await expectAccessible(page, 'account menu')
  const stored = await page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    session: Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
  }))
  expect(stored.local['openbourse.token']).toBeTruthy()
  expect(stored.local['openbourse.member']).toContain('"username":"trader"')
  expect(stored.session['openbourse.member']).toBe(stored.local['openbourse.member'])
  expect(stored.session['openbourse.token']).toBeUndefined()
  expect(JSON.stringify(stored)).not.toMatch(/password/i)
})

test('SHELL-05.b SHELL-12.ab choosing a language stores it and reloads the page in it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Language/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab')).toHaveCount(2)
  await expectAccessible(page, 'language dialog')
  const reloads = page.waitForEvent('load')
  await dialog.getByRole('button', { name: /Deutsch/ }).click()
  await reloads
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByRole('banner').getByRole('link', { name: de('shell.logIn') })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('openbourse.language'))).toContain('de_DE')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: de('shell.logIn') })).toBeVisible()
})

test('SHELL-13.abc values are in dollars until another currency is chosen, then in that one', async ({
  page,
}) => {
  await logInOnScreen(page, t, TRADER)
  await page.goto('/money')
  const main = page.getByRole('main')
  await expect(main.getByText(/\$/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('tab', { name: t('shell.currency.tab') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Euro|EUR/ })
    .click()
  await expect(main.getByText(/€/).first()).toBeVisible()
  await expect(main.getByText(/\$/)).toHaveCount(0)
  await page.reload()
  await expect(main.getByText(/€/).first()).toBeVisible()
  // What lies in one tab's own storage would be dollars again here.
  const second = await page.context().newPage()
  await second.goto('/money')
  await expect(second.getByRole('main').getByText(/€/).first()).toBeVisible()
})

test('SHELL-08.c the keyboard alone logs in, opens the menu and logs out', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.logIn') })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused()
  await tabTo(page, t('shell.logIn'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await tabTo(page, 'E-mail or phone')
  await page.keyboard.type(TRADER)
  await tabTo(page, 'Password')
  await page.keyboard.type(PERSONA_PASSWORD)
  await expect(field(page, 'Password')).toHaveValue(PERSONA_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  // The heading gets the focus, a moment after the address has changed; the header stands before it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, t('shell.account.button', { name: 'trader' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: t('shell.logOut') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('session.log-out-success'))).toBeVisible()
})

/** Presses Tab, or back, until the thing of this name has the focus. */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const target = page.locator('a, button, input').and(page.getByLabel(name, { exact: true }))
  const byText = page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
  await expect(target.or(byText).first()).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    const reached = await page.locator(':focus').and(target.or(byText)).count()
    if (reached > 0) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not reach "${name}"`)
}
