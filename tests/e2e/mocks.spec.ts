import { expect, type Page } from '@playwright/test'
import { globSync, readFileSync } from 'node:fs'
import { MOCK_MARKS } from '#src/tools/bench/bundle.ts'
import { field, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { testInMode } from '../support/mode-test.ts'
import { logInOnScreen, logIn } from '../support/people.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)

const test = testInMode('mocks')

// One build of the app serves all of them.
test.describe.configure({ mode: 'default' })

/** Switches one operation in the panel, and puts all others back. */
async function switchTo(page: Page, operation: string, choice: string): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Mocked answers' })
  const toggle = panel.getByRole('button', { name: /^Mocks/ })
  await toggle.click()
  const reset = panel.getByRole('button', { name: 'Reset all' })
  if (await reset.isEnabled()) await reset.click()
  await panel.getByRole('searchbox').fill(operation)
  const select = panel.getByRole('listitem').filter({ hasText: operation }).getByRole('combobox').first()
  const option = select.locator('option').filter({ hasText: choice }).first()
  await select.selectOption({ label: (await option.textContent()) ?? '' })
  await expect(toggle).toHaveText(choice === 'answers' ? 'Mocks' : 'Mocks (1 switched)')
  await toggle.click()
}

const wallet = (page: Page) => page.getByRole('main').getByText('Bitcoin').first()

test('the app on mocks logs in with any input, stays logged in, and shows coins in the wallet', async ({
  page,
}) => {
  await logInOnScreen(page, t, 'anybody@example.org', 'anything')
  await page.goto('/money')
  await expect(wallet(page)).toBeVisible()
  const assets = page.getByRole('table', { name: t('wallet.assets') })
  const first = await assets.innerText()
  await page.reload()
  await expect(wallet(page)).toBeVisible()
  expect(await assets.innerText()).toBe(first)
})

test('an operation switched to refused, down, malformed or late shows the matching error', async ({
  page,
  guard,
}) => {
  await logInOnScreen(page, t, 'anybody@example.org', 'anything')
  guard.allow(/Failed to load resource|ERR_FAILED/)
  // Chromium looks for a newer worker at each load, and complains when the next load comes first.
  guard.allow(/Failed to update a ServiceWorker/)
  await page.goto('/money')
  await expect(wallet(page)).toBeVisible()
  for (const choice of ['down', 'malformed']) {
    await switchTo(page, 'listWallets', choice)
    await page.reload()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('wallet.error'))
    await expect(page.getByRole('button', { name: t('ui.tryAgain') })).toBeVisible()
  }
  await switchTo(page, 'listWallets', 'slow')
  await page.reload()
  await expect(page.getByText('Mocks (1 switched)')).toBeVisible()
  await expect(wallet(page)).toBeHidden()
  await expect(wallet(page)).toBeVisible()
  await switchTo(page, 'checkLogin', '4000 logged out')
  await page.reload()
  await expect(page.getByRole('heading', { name: t('shell.logInFirst.title') })).toBeVisible()
})

test('a documented refusal is shown at its field', async ({ page }) => {
  await page.goto('/Login')
  await switchTo(page, 'logIn', 'user-password-error')
  await logIn(page, t, 'anybody@example.org', 'anything')
  await expect(field(page, t('forms.field.password.label'))).toHaveAccessibleDescription(
    new RegExp(t('user-password-error')),
  )
  await switchTo(page, 'logIn', 'answers')
  await press(page, t('forms.log-in.submit'))
  await expect(page).toHaveURL('/')
})

test('the marks by which mock code is found in a bundle are in the mocks’ bundle', ({ app }) => {
  const scripts = globSync(`${app.folder}/assets/*.js`).map((file) => readFileSync(file, 'utf8'))
  expect(MOCK_MARKS.filter((mark) => !scripts.some((script) => script.includes(mark)))).toEqual([])
})
