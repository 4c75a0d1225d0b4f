import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { DESK, everywhere, PHONE } from '../support/everywhere.ts'
import { openFollowing } from '../support/follows-events.ts'
import { openAs, persona } from '../support/members.ts'
import { expectNoSidewaysScroll, setPreferences, tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TRADER = persona('trader')
/** Has no plans and no orders. */
const MEMBER = persona('verified')

const message = (page: Page, text: string | RegExp) => page.locator('[data-toast]').filter({ hasText: text })
const plan = (page: Page, name: RegExp) => page.getByRole('region', { name })

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESK)
})

// Other files find the trader's money where it was.
test('FEAT-20.a FEAT-20.b FEAT-20.g a product is bought by keyboard, paid back to the second, and told on another screen', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await openFollowing(page, TRADER, '/earn')
  await expect(page.getByRole('button', { name: /^USDT, 7 days/ })).toBeVisible()
  await tabTo(page, 'button', /^USDT, 7 days/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/product=\d+/)
  await tabTo(page, 'textbox', /^Amount/)
  await page.keyboard.type('1000')
  await expect(page.getByText(/^\+1\.15068493.USDT$/)).toBeVisible()
  await everywhere(page, 'a product with an amount')
  // The form moves from the sheet of a phone into its card: the sheet's would take the key with it.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Amount/ }).press('Enter')
  const question = page.getByRole('alertdialog', { name: /^Lock 1,000/ })
  await expect(question).toContainText(/1,001\.15068493.USDT/)
  await expect(question).toContainText('There is no earlier redemption')
  await expectAccessible(page, 'the question before a product is bought')
  // The safe button has the focus.
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: /^Lock/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(message(page, /1,000.USDT locked/)).toBeVisible()

  await page.getByRole('link', { name: 'My orders' }).first().click()
  const row = page.getByRole('row', { name: /7 days at 6\.00%/ })
  await expect(row).toContainText('0 of 7 days')
  await sandbox.jump(3 * DAY)
  await page.reload()
  await expect(row).toContainText(/[23] of 7 days/)
  await everywhere(page, 'orders')

  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveURL(/money/)
  await sandbox.jump(5 * DAY)
  await expect(message(page, /Matured with interest: 1,001\.15068493.USDT/)).toHaveCount(1)
  await message(page, /Matured with interest/)
    .getByRole('button', { name: 'My orders' })
    .click()
  await expect(page).toHaveURL('/earnOrder?show=done')
  await expect(row).toContainText('1.15068493')
})

test('VAL-29.s MSG-01.k more than the balance is refused where it is typed', async ({ page }) => {
  await openAs(page, TRADER, '/earn?product=1')
  const amount = page.getByRole('textbox', { name: /^Amount/ })
  await amount.fill('99999999')
  await amount.press('Enter')
  await expect(
    page
      .getByRole('main')
      .getByText(/The balance is not enough/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Max' }).click()
  await amount.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('FEAT-20.c FEAT-20.d FEAT-20.e FEAT-20.f FEAT-20.i FEAT-20.j a plan is created, buys, fails three times, pauses itself, goes on, changes and is finished', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await openFollowing(page, TRADER, '/earn?tab=recurring')
  await page.getByRole('button', { name: /^LTC/ }).click()
  await page.getByRole('textbox', { name: /^Amount each time/ }).fill('50')
  await page.getByRole('radio', { name: 'Daily' }).check()
  await expect(page.getByText('First purchases')).toBeVisible()
  await expect(page.getByText('They say nothing about the future')).toBeVisible()
  await everywhere(page, 'a plan with its past')
  await page.getByRole('button', { name: 'Create plan' }).click()
  await expect(message(page, 'LTC plan created')).toBeVisible()

  await page.getByRole('link', { name: 'My plans' }).click()
  const own = plan(page, /^50.USDT of LTC$/)
  await expect(own).toContainText('Running')
  await expect(own).toContainText('Daily')
  await sandbox.jump(2 * DAY)
  await expect(message(page, /Recurring plan bought 0\.\d+.LTC/).first()).toBeVisible()
  await expect(own).toContainText(/(50|100).USDT.*LTC/)

  // Without money: a product takes all of it.
  await page.getByRole('link', { name: 'New plan' }).click()
  await page.getByRole('tab', { name: 'Regular' }).click()
  await page.getByRole('button', { name: /^USDT, 3 months/ }).click()
  await page.getByRole('button', { name: 'Max' }).click()
  await page.getByRole('textbox', { name: /^Amount/ }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: /^Lock/ }).click()
  await expect(message(page, /USDT locked/)).toBeVisible()
  await page.getByRole('link', { name: 'My plans' }).click()
  await sandbox.jump(DAY)
  await expect(message(page, 'Recurring purchase failed: LTC/USDT')).toBeVisible()
  await expect(own).toContainText('The last purchase failed')
  await sandbox.jump(2 * DAY)
  await expect(message(page, 'Recurring plan paused: LTC/USDT')).toBeVisible()
  await expect(own).toContainText('The plan has paused itself: 3 purchases in a row failed')
  await expect(own).toContainText('USDT was missing.')
  await expect(own).toContainText('Paused')
  await everywhere(page, 'a plan that paused itself')

  await own.getByRole('button', { name: /^Continue/ }).click()
  await expect(own).toContainText('Running')
  await own.getByRole('button', { name: /^Change/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the plan' })
  await dialog.getByRole('textbox', { name: /^Amount each time/ }).fill('20')
  await dialog.getByRole('radio', { name: 'Weekly' }).check()
  await expect(dialog.getByText('First purchases')).toBeVisible()
  await expectAccessible(page, 'a plan that is changed')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  const changed = plan(page, /^20.USDT of LTC$/)
  await expect(changed).toContainText('Weekly')
  await changed.getByRole('button', { name: /^Pause/ }).click()
  await expect(changed).toContainText('Paused')

  await changed.getByRole('link', { name: /^Purchases/ }).click()
  const purchases = page.getByRole('table', { name: 'Purchases' })
  await expect(purchases.getByText('USDT was missing.')).toHaveCount(3)
  await expect(purchases.getByText('Bought').first()).toBeVisible()
  await everywhere(page, 'purchases of a plan')
  await page.goBack()
  await changed.getByRole('button', { name: /^Finish/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Finish the LTC plan?' })
  await expectAccessible(page, 'the question before a plan is finished')
  await question.getByRole('button', { name: 'Finish plan' }).click()
  await expect(changed).toHaveCount(0)
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(changed).toContainText('Finished')
})

test('ROUTE-MARKETS.h on a phone in German the form of a product is a sheet, and nothing is wider than the screen', async ({
  page,
}) => {
  const t = textsOf('de_DE')
  await setPreferences(page, 'de_DE', 'white')
  await page.setViewportSize(PHONE)
  await openAs(page, TRADER, '/earn')
  await page.getByRole('button', { name: /^USDT, 1 Monat/ }).click()
  const sheet = page.getByRole('dialog', { name: 'USDT, 1 Monat' })
  await sheet.getByRole('textbox').fill('1000')
  await expect(sheet.getByText(/^\+6,57534246.USDT$/)).toBeVisible()
  await page.setViewportSize({ ...PHONE, height: 560 })
  await expect(sheet.getByRole('button', { name: /anlegen$/ })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page, 'the form of a product, German')
  await expectAccessible(page, 'the form of a product, German, phone')
  await sheet.getByRole('button', { name: /anlegen$/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /anlegen$/ })
    .click()
  await expect(message(page, /1\.000.USDT angelegt/)).toBeVisible()
  await expect(sheet).toHaveCount(0)
  for (const path of ['/earn?tab=recurring', '/earnOrder', '/orderThrow', '/orderThrow?show=purchases']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(/USDT/).filter({ visible: true }).first()).toBeVisible()
    await expectNoSidewaysScroll(page, path)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('earn.plans'))
})

test('a member with nothing in earn is led to its products from each of its lists', async ({ page }) => {
  for (const [path, text, to] of [
    ['/earnOrder', 'Nothing locked yet', /\/earn$/],
    ['/orderThrow', 'No plans yet', /\/earn\?tab=recurring$/],
    ['/financeAssets', 'Nothing in Earn yet', /\/earn$/],
  ] as const) {
    await openAs(page, MEMBER, path)
    const state = page.locator('[data-state="empty"]').filter({ hasText: text })
    await state.getByRole('link').click()
    await expect(page).toHaveURL(to)
  }
})
