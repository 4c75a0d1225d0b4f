import { expect } from '@playwright/test'
import { field, fill, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInOnScreen, logIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const TRADER = 'trader@openbourse.test'

test('SESS-01.abc the app checks the token at start; "no" clears the member', async ({ page }) => {
  await logInOnScreen(page, t, TRADER)
  const asked = page.waitForRequest('**/api/uc/check/login')
  await page.reload()
  expect((await asked).method()).toBe('POST')
  await expect(
    page.getByRole('button', { name: t('shell.account.button', { name: 'trader' }) }),
  ).toBeVisible()

  await page.evaluate(() => localStorage.setItem('openbourse.token', '{"v":1,"value":"not-a-token"}'))
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.logIn') })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('openbourse.member'))).toBeNull()
})

test('SESS-03.ade calls are form-encoded and carry language and token', async ({ page }) => {
  const logsIn = page.waitForRequest('**/api/uc/login')
  await logInOnScreen(page, t, TRADER)
  const first = await (await logsIn).allHeaders()
  expect(first['content-type']).toContain('application/x-www-form-urlencoded')
  expect(first['lang']).toBe('en_US')
  expect(first['x-auth-token']).toBeUndefined()

  const reads = page.waitForRequest('**/api/uc/asset/wallet')
  await page.goto('/money')
  const stored = await page.evaluate(() => localStorage.getItem('openbourse.token'))
  expect(stored).toContain((await (await reads).allHeaders())['x-auth-token'])
})

test('SESS-04.b a code other than 0 is a refusal, whatever the HTTP status is', async ({ page, sandbox }) => {
  await sandbox.force({ logIn: 500 })
  await page.goto('/Login')
  await logIn(page, t, TRADER)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page).toHaveURL('/Login')
  await sandbox.force({})
  await press(page, 'Log in')
  await expect(page).toHaveURL('/')
})

test('SESS-05.ab a transport error shows its text in red for 3 seconds', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|Failed to load resource/)
  await page.clock.install()
  await page.goto('/Login')
  await page.route('**/api/uc/login', (route) => route.abort())
  await expect(field(page, 'Password')).toBeVisible()
  // Time stands still, so that a slow machine does not use it up.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await logIn(page, t, TRADER)
  const toast = page.getByRole('alert').filter({ hasText: 'Network error: no answer from the server' }).last()
  await expect(toast).toBeVisible()
  await expect(toast).toHaveAttribute('data-kind', 'error')
  await page.clock.runFor(2900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.locator('[data-kind=error]')).toHaveCount(0)
})

test('SESS-06.ac a screen whose code does not load is reported after 120 seconds, and can be retried', async ({
  page,
  guard,
}) => {
  guard.allow(/ChunkError/)
  await page.clock.install()
  await page.goto('/')
  let hold = true
  await page.route(/login-screen.*\.js/, (route) => (hold ? undefined : route.continue()))
  // An answered call would tell that the line is back, and the screen would be retried by itself.
  let silent = false
  await page.route('**/api/**', (route) => (silent ? undefined : route.continue()))
  const link = page.getByRole('banner').getByRole('link', { name: t('shell.logIn') })
  await expect(link).toBeVisible()
  // Time stands still, so that a slow machine does not use it up.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  silent = true
  // Its 120 seconds begin when it is asked for.
  const asked = page.waitForRequest(/login-screen.*\.js/)
  await link.click()
  await asked
  await page.clock.runFor(115_000)
  await expect(page.getByRole('heading', { name: t('shell.error.timeout.title') })).toHaveCount(0)
  await page.clock.runFor(5000)
  await expect(page.getByRole('heading', { name: t('shell.error.timeout.title') })).toBeVisible()
  hold = false
  page.once('framenavigated', () => (silent = false))
  await page.clock.resume()
  // Parts of the page that were on their way have run out of time as well, and say so beside it.
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shell.error.reload') })
    .click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('SESS-07.f an expired session keeps what was typed over the new log-in', async ({ page, sandbox }) => {
  await page.goto('/Register?by=email')
  await fill(page, { 'E-mail': 'keep@example.org', 'User name': 'Keeper', Password: 'correct-horse' })
  // A token that this browser has and the server does not know: the session that it belonged to has ended.
  await page.evaluate(() => localStorage.setItem('openbourse.token', '{"v":1,"value":"ended"}'))
  await sandbox.force({ sendRegisterEmailCode: 4000 })
  await press(page, 'Send code')
  await expect(page).toHaveURL('/Login')
  await sandbox.force({})
  await page.goto('/Register?by=email')
  await expect(field(page, 'E-mail')).toHaveValue('keep@example.org')
  await expect(field(page, 'User name')).toHaveValue('Keeper')
  await expect(field(page, 'Password')).toHaveValue('')
})

test('SESS-07.ac a refused token clears the session, asks to log in, and returns afterwards', async ({
  page,
}) => {
  await logInOnScreen(page, t, TRADER)
  await page.evaluate(() => localStorage.setItem('openbourse.token', '{"v":1,"value":"ended-elsewhere"}'))
  await page.goto('/money')
  await expect(page.getByText(/session has ended|log in first/i).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('openbourse.token'))).toBeNull()
  // The wallet's calls may be refused before the check at start is, or after it: then the app goes to the form itself.
  const way = page.getByRole('main').getByRole('link', { name: t('shell.logIn') })
  await expect(async () => {
    if (await way.isVisible()) await way.click({ timeout: 1000 })
    await expect(field(page, 'Password')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await logIn(page, t, TRADER)
  await expect(page).toHaveURL('/money')
})

test('SESS-07.b code 3000 ends the session only if the log-in check confirms it', async ({
  page,
  sandbox,
}) => {
  await logInOnScreen(page, t, TRADER)
  await sandbox.force({ listWallets: 3000 })
  await page.goto('/money')
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('openbourse.token'))).not.toBeNull()
  await expect(page).toHaveURL('/money')
})

test('SESS-02.f SHELL-12.c log-out and language of one tab are applied in another one', async ({
  page,
  context,
}) => {
  await logInOnScreen(page, t, TRADER)
  const other = await context.newPage()
  await other.goto('/money')
  const menu = t('shell.account.button', { name: 'trader' })
  await expect(other.getByRole('button', { name: menu })).toBeVisible()

  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
  await expect(other.getByRole('heading', { name: t('shell.logInFirst.title') })).toBeVisible()

  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('button', { name: /Deutsch/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(other.locator('html')).toHaveAttribute('lang', 'de-DE')
})
