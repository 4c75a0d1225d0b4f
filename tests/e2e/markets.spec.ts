import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { Caller } from '../support/caller.ts'
import { otherTheme } from '../support/form-states.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { logIn } from '../support/people.ts'
import { expectNoSidewaysScroll, tabTo } from '../support/settings.ts'
import { waitForIdleScreen } from '../support/navigation.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
/** Has some money, and has not traded yet. */
const VERIFIED = 'verified@openbourse.test'

const board = (page: Page) => page.getByRole('table', { name: t('markets.title') })
const pairs = (page: Page) => board(page).getByRole('link')

test('the start page shows the live markets once scrolled there, with movers, quote coins, search and sorting', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('heading', { name: t('home.markets') }).scrollIntoViewIfNeeded()
  await expect(pairs(page).first()).toHaveText('BTC/USDT')
  const price = board(page)
    .getByRole('row', { name: /BTC\/USDT/ })
    .getByRole('cell')
    .first()
  await expect(price).toHaveText(/^[\d,]+\.\d\d$/)
  const before = await price.textContent()
  await expect(price, 'moves without being asked').not.toHaveText(before ?? '')
  await expect(page.getByRole('heading', { name: t('markets.gainers') })).toBeVisible()
  // The header that stays in view must not cut through a button: how high the page is above changes.
  await page
    .getByRole('searchbox', { name: t('markets.search') })
    .evaluate((search) => search.scrollIntoView({ block: 'center' }))
  await expectAccessible(page, 'start page with markets')
  await otherTheme(page)
  await expectAccessible(page, 'start page with markets, the other theme')

  await page.getByRole('radio', { name: 'BTC', exact: true }).check()
  await expect(pairs(page).first()).toHaveText(/\/BTC$/)
  await page.getByRole('radio', { name: 'USDT', exact: true }).check()
  await page.getByRole('searchbox', { name: t('markets.search') }).fill('ether')
  await expect(pairs(page)).toHaveText(['ETH/USDT'])
  await page.getByRole('searchbox', { name: t('markets.search') }).fill('')
  await board(page)
    .getByRole('button', { name: t('markets.turnover') })
    .click()
  await expect(board(page).getByRole('columnheader', { name: t('markets.turnover') })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test('the menu leads to the spot markets; each quote coin has an address; coin details open by keyboard', async ({
  page,
}) => {
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('link', { name: t('shell.markets') })
  await expect(menu).toHaveAttribute('href', '/markets/USDT')
  await menu.click()
  await expect(page.getByRole('heading', { level: 1, name: t('markets.title') })).toBeVisible()
  await expect(pairs(page).first()).toHaveText('BTC/USDT')
  await expectAccessible(page, 'markets')
  // The address says which one is chosen: the radio follows it, a moment after the click.
  const ether = page.getByRole('radio', { name: 'ETH', exact: true })
  await ether.click()
  await expect(page).toHaveURL('/markets/ETH')
  await expect(ether).toBeChecked()
  await page.goto('/markets/USDT')
  await expect(pairs(page).first()).toBeVisible()
  await tabTo(page, 'button', t('markets.details', { coin: 'BTC' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Bitcoin' })
  await expect(dialog.getByText(t('markets.minimumWithdrawal'))).toBeVisible()
  await expectAccessible(page, 'coin details')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('markets.details', { coin: 'BTC' }) })).toBeFocused()
})

test('MSG-25.de a favourite is added, listed and removed; a visitor is asked to log in', async ({ page }) => {
  await page.goto('/markets/USDT')
  const star = (act: 'add' | 'remove') =>
    board(page).getByRole('button', { name: t(`trading.favourite.${act}`, { symbol: 'ETH/USDT' }) })
  await star('add').click()
  await expect(page).toHaveURL(/Login/)
  await logIn(page, t, VERIFIED)
  await expect(page).toHaveURL('/markets/USDT')
  await page.goto('/markets/favourites')
  await expect(page.getByText(t('markets.noFavourites'))).toBeVisible()
  await page.goto('/markets/USDT')
  await star('add').click()
  await expect(page.getByText(t('trading.favourite.added', { symbol: 'ETH/USDT' }))).toBeVisible()
  await page.goto('/markets/favourites')
  await expect(pairs(page)).toHaveText(['ETH/USDT'])
  await star('remove').click()
  await expect(page.getByText(t('trading.favourite.removed', { symbol: 'ETH/USDT' }))).toBeVisible()
  await expect(page.getByText(t('markets.noFavourites'))).toBeVisible()
})

test('ROUTE-ORDERS.ab STATE-05.bdf ENT-05.bcd MSG-23.b orders of all markets: open ones are cancelled, past ones filtered, with their fills', async ({
  page,
  request,
}) => {
  const member = await Caller.of(request, VERIFIED)
  const order = { symbol: 'BTC/USDT', direction: 'BUY', type: 'LIMIT_PRICE', price: '20000', amount: '0.01' }
  await member.done('/exchange/order/add', order)
  await member.done('/exchange/order/add', { ...order, symbol: 'ETH/USDT', price: '500', amount: '1' })
  await member.done('/exchange/order/add', { ...order, type: 'MARKET_PRICE', price: '0', amount: '100' })
  await logInAs(page, VERIFIED)
  await page.goto('/spotOrder')
  const open = page.getByRole('table', { name: t('orders.title.open') })
  await expect(open.getByRole('row')).toHaveCount(3)
  await expectAccessible(page, 'open orders')
  await open.getByRole('button', { name: /ETH\/USDT/ }).click()
  await expect(page.getByText(t('trading.cancel.done'))).toBeVisible()
  await expect(open.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: t('orders.cancelAll'), exact: true }).click()
  const asked = page.getByRole('alertdialog', { name: t('trading.cancel.askAll', { count: 1 }) })
  await expect(asked).toBeVisible()
  await expectAccessible(page, 'cancel all, dialog')
  await asked.getByRole('button', { name: t('orders.cancelAll') }).click()
  await expect(page.getByText(t('orders.none.open'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('orders.cancelAll'), exact: true })).toBeDisabled()
  await expectAccessible(page, 'open orders, none')

  await page
    .getByRole('main')
    .getByRole('link', { name: t('orders.title.past') })
    .click()
  await expect(page).toHaveURL('/orderHistory')
  // The list of open orders has the same filters, and stays until the history is there.
  await waitForIdleScreen(page)
  const past = page.getByRole('table', { name: t('orders.title.past') })
  await page.getByRole('combobox', { name: t('orders.type') }).selectOption('MARKET_PRICE')
  await expect(page).toHaveURL(/type=MARKET_PRICE/)
  const filled = past.getByRole('row', { name: /BTC\/USDT/ }).first()
  await expect(filled).toContainText(t('orders.state.COMPLETED'))
  await filled.getByRole('button', { name: /^Fills/ }).click()
  const dialog = page.getByRole('dialog', { name: t('orders.fillsOf', { symbol: 'BTC/USDT' }) })
  await expect(dialog.getByRole('row')).not.toHaveCount(1)
  await expectAccessible(page, 'fills, dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.setViewportSize({ width: 375, height: 812 })
  await otherTheme(page)
  await expectAccessible(page, 'past orders, phone, the other theme')
  await expectNoSidewaysScroll(page)
})
