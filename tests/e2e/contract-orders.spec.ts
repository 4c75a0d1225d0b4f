import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expectAccessible } from '../support/axe.ts'
import { bothThemes } from '../support/both-themes.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { expectNoSidewaysScroll, setPreferences, tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const TRADER = 'trader@openbourse.test'

const rows = (page: Page, list: 'open' | 'past') =>
  page.getByRole('table', { name: t(`positions.${list}`) }).getByRole('row')

test.beforeEach(async ({ page }) => {
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, TRADER)
})

test('ROUTE-ORDERS.g VAL-25.c STATE-06.d orders that wait are filtered and cancelled by keyboard', async ({
  page,
}) => {
  await page.goto('/orderEntrust-1')
  await expect(page.getByRole('heading', { level: 1, name: t('contract-orders.title') })).toBeVisible()
  const trigger = rows(page, 'open').filter({ hasText: 'XRP/USDT' })
  await expect(trigger).toContainText(t('positions.kind.trigger'))
  await bothThemes(page, 'contract orders that wait')
  await page.getByRole('combobox', { name: t('positions.kind'), exact: true }).selectOption('trigger')
  await expect(page).toHaveURL(/type=trigger/)
  await expect(rows(page, 'open')).toHaveCount(2)
  await tabTo(page, 'button', new RegExp(`^${t('contract-orders.cancel')} XRP/USDT`))
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('positions.cancel.done'))).toBeVisible()
  await page.getByRole('tab', { name: t('positions.past') }).click()
  await expect(rows(page, 'past').filter({ hasText: 'XRP/USDT' })).toContainText(
    t('positions.state.cancelled'),
  )
})

test('ENT-05.g STATE-05.g a liquidation has its word, its loss and its line in the file', async ({
  page,
}) => {
  await page.goto('/orderEntrust-1?show=past&state=liquidated')
  await expect(rows(page, 'past').nth(1)).toContainText(t('positions.state.liquidated'))
  await expect(rows(page, 'past').filter({ hasText: t('positions.state.cancelled') })).toHaveCount(0)
  await bothThemes(page, 'past contract orders')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await (await downloading).path()
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toContain(t('positions.state.liquidated'))
})

test('the page of contract orders is opened from the drawer of a phone, and fits it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/money')
  await page.getByRole('button', { name: t('shell.menu') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('shell.title.contractOrders') })
    .click()
  await expect(page.getByRole('link', { name: 'XRP/USDT' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'contract orders on a phone')
})

test('ENT-06.a ENT-07.b the contract account shows its margin and equity, which the total counts', async ({
  page,
}) => {
  await page.goto('/swapAssets')
  const account = page.getByRole('region', { name: t('positions.account') })
  for (const name of ['wallet.marginMode', 'positions.equity', 'positions.used'] as const)
    await expect(account.getByRole('term').getByText(t(name), { exact: true })).toBeVisible()
  await expect(account).toContainText(/[1-9][\d,.]*.USDT/)
  await expect(account).toContainText(/[1-9][\d.]*%/)
  const usdt = page.getByRole('table', { name: t('wallet.assets') }).getByRole('row', { name: /USDT/ })
  await expect(usdt.getByRole('cell').nth(3)).toContainText(/[1-9]/)
  await bothThemes(page, 'contract account')
})
