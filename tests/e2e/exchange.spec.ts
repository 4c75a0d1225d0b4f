import { expect, type Page, type Request } from '@playwright/test'
import { TRADE_SCRIPT } from '#src/tools/bench/budgets.ts'
import { expectAccessible } from '../support/axe.ts'
import { field, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { makeMember, openAs, persona } from '../support/members.ts'
import { logIn } from '../support/people.ts'
import { tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { bids, TRADE_PATH, expectLive } from '../support/trading-screen.ts'

const TRADER = persona('trader')
const orders = (page: Page) => page.getByRole('region', { name: 'Orders', exact: true })
const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

test('ROUTE-MARKETS.a FEAT-12.a SHELL-04.b the menu leads to a live market with quote, K-line, depth, book and trades', async ({
  page,
}) => {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    const isScript =
      /\.js$|\/messages\//.test(new URL(request.url()).pathname) || request.resourceType() === 'script'
    if (isScript) scripts.push(request)
  })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Trade' }).click()
  await page.getByRole('menuitem', { name: /^Spot/ }).click()
  await expect(page).toHaveURL(TRADE_PATH)
  await expectLive(page)
  await expect(page.locator('figure canvas').first()).toBeVisible()
  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  const kilobytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000
  expect(kilobytes, 'kB of script').toBeLessThanOrEqual(TRADE_SCRIPT)
  await expect(page).toHaveTitle(/^[\d,.]+ · BTC\/USDT · /)
  await expect(page.getByText('24 h high').locator('..')).toContainText(/\d/)
  await expect(page.getByText(/^Closes in \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText(/^Exchange time \d+:\d\d:\d\d/)).toBeVisible()
  await expect(bids(page).getByRole('button').first()).toHaveAccessibleName(/^Use price [\d,.]+$/)
  await expect(page.getByRole('list', { name: 'Trades' }).getByRole('listitem').first()).toContainText(/\d/)
  await page.getByRole('searchbox', { name: 'Search markets' }).fill('eth')
  await page.getByRole('link', { name: /^ETH\/USDT/ }).click()
  await expect(page.getByRole('heading', { name: 'ETH/USDT' })).toBeVisible()
  await expectLive(page)
  // What was searched for stands below the search from now on, also after a reload.
  await page.goto(TRADE_PATH)
  const recent = page.getByRole('navigation', { name: 'Recent searches' })
  await recent.getByRole('link', { name: 'ETH/USDT' }).click()
  await expect(page.getByRole('heading', { name: 'ETH/USDT' })).toBeVisible()
  await press(page, 'Clear recent searches')
  await expect(recent).toBeHidden()
})

test('LIMIT-06.a FEAT-12.c the chart shows five periods, depth, and a table of the same numbers', async ({
  page,
}) => {
  await page.goto(TRADE_PATH)
  await expectLive(page)
  const periods = page.getByRole('radiogroup', { name: 'Period' })
  await expect(periods.getByRole('radio')).toHaveCount(5)
  await press(page, 'Show as a table')
  const rows = page.getByRole('region', { name: 'Price chart of BTC/USDT' }).getByRole('row')
  for (const period of ['Time', '15m', '4h', '1D', '1h']) {
    await periods.getByRole('radio', { name: period, exact: true }).check({ force: true })
    await expect(rows).toHaveCount(31)
  }
  await page.getByRole('radio', { name: 'Depth' }).check({ force: true })
  await expect(page.getByRole('figure', { name: 'Depth of BTC/USDT' })).toBeVisible()
})

// Its price is this test's own: others of the same trader leave theirs in the history.
test('FEAT-12.fhj STATE-05.ab STATE-06.a ENT-05.b MSG-23.b a limit order is confirmed, placed, listed and cancelled', async ({
  page,
}) => {
  await openAs(page, TRADER, TRADE_PATH)
  await expectLive(page)
  await page.getByRole('radio', { name: 'Limit' }).check({ force: true })
  await press(page, 'Buy BTC')
  await toast(page, 'Enter a correct order price.')
  await expect(field(page, 'Price')).toBeFocused()
  await field(page, 'Price').fill('12399.018')
  await expect(field(page, 'Price')).toHaveValue('12399.01')
  await field(page, 'Amount').fill('11')
  await press(page, 'Buy BTC')
  await toast(page, /The balance is not enough: at most [\d.,]+\sBTC/)
  await field(page, 'Amount').fill('0.0123')
  await press(page, 'Buy BTC')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('more than 5% away')
  await expectAccessible(page, 'an order is asked about')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(field(page, 'Amount')).toHaveValue('0.0123')
  await press(page, 'Buy BTC')
  // Twice at once is once.
  await dialog.getByRole('button', { name: 'Buy BTC' }).dblclick()
  await toast(page, 'Order placed')
  const row = orders(page).getByRole('row').filter({ hasText: '12,399.01' })
  await expect(row).toHaveCount(1)
  for (const text of ['BTC/USDT', 'Buy', '0.0123', 'Open']) await expect(row).toContainText(text)
  await row.getByRole('button', { name: /^Cancel/ }).click()
  await toast(page, 'Order canceled')
  await expect(row).toHaveCount(0)
  await orders(page).getByRole('tab', { name: 'Order history' }).click()
  await expect(orders(page).getByRole('row').filter({ hasText: '12,399.01' })).toContainText('Canceled')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    orders(page)
      .getByRole('button', { name: /CSV|Export/ })
      .click(),
  ])
  expect(file.suggestedFilename()).toContain('Order history')
})

test('FEAT-12.r the keyboard alone finds a pair, then confirms, places and cancels a limit order', async ({
  page,
}) => {
  await openAs(page, TRADER, TRADE_PATH)
  await expectLive(page)
  await page.keyboard.press('/')
  await page.keyboard.type('eth usd')
  await tabTo(page, 'link', /^ETH\/USDT/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'ETH/USDT' })).toBeVisible()
  await expectLive(page)
  await page.keyboard.press('l')
  await expect(field(page, 'Price')).toBeFocused()
  await page.keyboard.type('1234.56')
  await tabTo(page, 'textbox', 'Amount')
  await page.keyboard.type('0.0321')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('more than 5% away')
  // What is odd wants another look: the way back comes first.
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Buy ETH' })).toBeFocused()
  await page.keyboard.press('Enter')
  await toast(page, 'Order placed')
  const row = orders(page).getByRole('row').filter({ hasText: '1,234.56' })
  await expect(row).toContainText('ETH/USDT')
  const cancel = row.getByRole('button', { name: 'Cancel ETH/USDT' })
  // Newest first: it is the first of its market.
  await tabTo(page, 'button', /^Cancel ETH\/USDT/)
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await toast(page, 'Order canceled')
  await expect(row).toHaveCount(0)
})

test('FEAT-12.r hot-keys work until text is typed, and Escape enables them again', async ({ page }) => {
  await openAs(page, TRADER, TRADE_PATH)
  await expectLive(page)
  const form = page.getByRole('form', { name: 'New order' })
  await page.keyboard.press('s')
  await expect(field(page, 'Price')).toBeFocused()
  const price = await field(page, 'Price').inputValue()
  await page.keyboard.press('m')
  await expect(field(page, 'Amount')).toBeFocused()
  await expect(form.getByRole('radio', { name: 'Market' })).toBeChecked()
  await expect(form.getByRole('radio', { name: 'Sell' })).toBeChecked()
  await page.keyboard.press('b')
  await page.keyboard.press('l')
  await expect(field(page, 'Price')).toBeFocused()
  await expect(field(page, 'Price')).toHaveValue(price)
  await page.keyboard.type('12')
  await page.keyboard.press('s')
  await expect(form.getByRole('radio', { name: 'Buy' })).toBeChecked()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Escape')
  await expect(field(page, 'Price')).not.toBeFocused()
  await expect(field(page, 'Price')).toHaveValue('12')
  await page.keyboard.press('s')
  await expect(form.getByRole('radio', { name: 'Sell' })).toBeChecked()
})

test('FEAT-12.gr the keyboard alone places a market order; its fill is notified and listed', async ({
  page,
}) => {
  await openAs(page, TRADER, TRADE_PATH)
  await expectLive(page)
  await tabTo(page, 'radio', 'All')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('m')
  await expect(field(page, 'Spend')).toBeFocused()
  await page.keyboard.type('250')
  await page.keyboard.press('Enter')
  const mine = page.getByRole('list', { name: 'My trades' }).getByRole('listitem')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Buy BTC' })).toBeFocused()
  await page.keyboard.press('Enter')
  await toast(page, /^Bought [\d.,]+/)
  await expect(mine.first()).toContainText(/[\d,]+\.\d{2}bought0\.00\d{3}.*\d:\d{2}/)
  await tabTo(page, 'tab', /^Open orders/)
  await page.keyboard.press('ArrowRight')
  await expect(orders(page).getByRole('row').nth(1)).toContainText('Filled')
  await page.keyboard.press('ArrowRight')
  await expect(orders(page).getByRole('tabpanel', { name: 'Fills' }).getByRole('row').nth(1)).toContainText(
    'BTC/USDT',
  )
  await bids(page).getByRole('button').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Price')).not.toHaveValue('')
})

test('MSG-25.de FEAT-12.l adding and removing a favourite shows a message', async ({ page }) => {
  await openAs(page, TRADER, '/exchange/sol_usdt')
  await expectLive(page)
  const star = (name: string) => page.getByRole('button', { name }).first()
  await star('Add SOL/USDT to favorites').click()
  await toast(page, 'SOL/USDT is now a favorite')
  await page.getByRole('radio', { name: 'Favorites' }).check({ force: true })
  await expect(page.getByRole('link', { name: /^SOL\/USDT/ })).toBeVisible()
  await star('Remove SOL/USDT from favorites').click()
  await toast(page, 'SOL/USDT is no longer a favorite')
})

test('VAL-33.be FEAT-12.t visitors see the market and are asked to log in; prerequisites are listed; orders are private', async ({
  page,
  sandbox,
}) => {
  await page.goto(TRADE_PATH)
  await expectLive(page)
  await expect(orders(page)).toContainText('Log in to see your orders.')
  await field(page, 'Price').fill('70000')
  await page.getByRole('region', { name: 'Order', exact: true }).getByRole('link', { name: 'Log in' }).click()
  const member = await makeMember(page, sandbox, 'email')
  await logIn(page, textsOf(LANGUAGE), member.account, member.password)
  await expect(page).toHaveURL(TRADE_PATH)
  await expect(page.getByText('Real name').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy BTC' })).toHaveCount(0)
  await expect(orders(page)).toContainText('No open orders')
})
