import { expect, type Page } from '@playwright/test'
import { bothThemes } from '../support/both-themes.ts'
import { DESK, everywhere, failing, hang, NARROWEST, PHONE } from '../support/everywhere.ts'
import { withoutWorkers } from '../support/fake-market.ts'
import { field, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { makeMember, openAs, persona } from '../support/members.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expectNoSidewaysScroll, setPreferences } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { TRADE_PATH, expectLive, QUOTE_OPERATIONS } from '../support/trading-screen.ts'

/** Has orders and fills in many markets. */
const TRADER = persona('trader')

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: false }).click()
const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

test.beforeEach(async ({ page, guard }) => {
  guard.allow(/WebSocket/)
  await page.setViewportSize(DESK)
  await setPreferences(page, LANGUAGE, 'black')
})

test('trading screen while calls hang: before its markets are loaded, and after', async ({ page }) => {
  await withoutWorkers(page)
  await page.routeWebSocket(/market-ws/, () => {})
  await hang(page, /api\/market\/(?!symbol$)|api\/exchange\//)
  await openAs(page, TRADER, TRADE_PATH)
  await said(page, 'Connecting')
  await everywhere(page, 'panels wait')
  await hang(page, /api\/market\/symbol$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'BTC/USDT' })).toBeVisible()
  await everywhere(page, 'the screen waits')
})

test('trading screen without answers: failed panels, failed market list, unknown market', async ({
  page,
  sandbox,
}) => {
  await sandbox.streams({ refuse: true })
  await sandbox.scenario(failing(...QUOTE_OPERATIONS, 'listOpenSpotOrders', 'listPastSpotOrders'))
  await openAs(page, TRADER, TRADE_PATH)
  await said(page, 'Offline')
  await said(page, 'The orders could not be loaded')
  await page.getByRole('radio', { name: 'Mine' }).check({ force: true })
  await said(page, 'Your fills could not be loaded')
  await everywhere(page, 'panels failed')
  await sandbox.scenario(failing('listPairs'))
  await page.reload()
  await said(page, 'The markets could not be loaded')
  await everywhere(page, 'the screen failed')
  await sandbox.calm()
  await page.goto('/exchange/moon_usdt')
  await said(page, 'There is no market MOON/USDT')
  await everywhere(page, 'unknown market')
})

test('trading screen of a member without orders', async ({ page, sandbox }) => {
  await openAs(page, await makeMember(page, sandbox, 'email'), TRADE_PATH)
  await expectLive(page)
  await page.getByRole('radio', { name: 'Mine' }).check({ force: true })
  await said(page, 'You have not traded in this market yet')
  await said(page, 'No open orders')
  await everywhere(page, 'nothing yet')
})

test('trading screen live on a desktop: other views, dialogs, and without its stream', async ({
  page,
  sandbox,
}) => {
  await openAs(page, TRADER, TRADE_PATH)
  await expectLive(page)
  await expect(page.locator('figure canvas').first()).toBeVisible()
  await bothThemes(page, 'live')
  await press(page, 'Show as a table')
  await tab(page, 'Order history')
  await page.getByRole('radio', { name: 'Mine' }).check({ force: true })
  await expect(page.getByRole('list', { name: 'My trades' }).getByRole('listitem').first()).toBeVisible()
  await bothThemes(page, 'in numbers')
  await page.getByRole('radio', { name: 'Depth' }).check({ force: true })
  await expect(page.getByRole('figure', { name: 'Depth of BTC/USDT' })).toBeVisible()
  await tab(page, 'Fills')
  await bothThemes(page, 'depth and fills')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await bothThemes(page, 'cheat sheet')
  await close(page)
  await askOrder(page)
  await bothThemes(page, 'an order is asked about')
  await close(page)
  await askAll(page)
  await bothThemes(page, 'cancelling all is asked about')
  await close(page)
  await cutOff(page, sandbox)
  await everywhere(page, 'offline')
})

test('trading screen live on a phone: each tab, dialogs, and without its stream', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(PHONE)
  await openAs(page, TRADER, TRADE_PATH)
  await expectLive(page)
  for (const name of ['Chart', 'Book', 'Trades', 'Order']) {
    await page.getByRole('navigation', { name: 'View' }).getByRole('button', { name }).click()
    await bothThemes(page, `phone, ${name}`)
    await page.setViewportSize(NARROWEST)
    await expectNoSidewaysScroll(page, name)
    await page.setViewportSize(PHONE)
  }
  await press(page, 'Choose a market')
  await expect(page.getByRole('dialog', { name: 'Markets' })).toBeVisible()
  await bothThemes(page, 'phone, markets')
  await close(page)
  await press(page, 'Price alerts')
  await bothThemes(page, 'phone, price alerts')
  await close(page)
  await askOrder(page)
  await bothThemes(page, 'phone, an order is asked about')
  await close(page)
  await askAll(page)
  await bothThemes(page, 'phone, cancelling all is asked about')
  await close(page)
  await cutOff(page, sandbox)
  await bothThemes(page, 'phone, an order with a book that is not up to date')
})

/** An order with a price that is far off. */
async function askOrder(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Limit' }).check({ force: true })
  await field(page, 'Price').fill('12345.67')
  await field(page, 'Amount').fill('0.0123')
  await press(page, 'Buy BTC')
  await expect(page.getByRole('alertdialog')).toContainText('more than 5% away')
}

async function askAll(page: Page): Promise<void> {
  const open = page.getByRole('tab', { name: 'Open orders' })
  if (await open.isVisible()) await open.click()
  await page.getByRole('button', { name: 'Cancel all', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

async function cutOff(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.streams({ refuse: true })
  await sandbox.drop()
  await said(page, 'Offline')
  await said(page, 'The order book is not up to date')
}

for (const [path, operation, none] of [
  ['/spotOrder', 'listOpenSpotOrders', 'No open orders'],
  ['/orderHistory', 'listPastSpotOrders', 'No past orders'],
] as const)
  test(`${path} empty, failed, loading, full and with its dialog`, async ({ page, sandbox }) => {
    await openAs(page, await makeMember(page, sandbox, 'email'), path)
    await said(page, none)
    await everywhere(page, 'empty')
    await sandbox.scenario(failing(operation))
    await page.reload()
    await said(page, 'The orders could not be loaded')
    await everywhere(page, 'failed')
    await sandbox.calm()
    await openAs(page, TRADER, path)
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText('USDT')
    await everywhere(page, 'full')
    if (path === '/spotOrder') await askAll(page)
    else {
      await row.getByRole('button', { name: /^Fills/ }).click()
      await expect(page.getByRole('dialog')).toContainText('Fills of the order')
    }
    await everywhere(page, 'dialog')
    await hang(page, /api\/exchange\//)
    await page.reload()
    await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible()
    await everywhere(page, 'waiting')
  })

for (const [path, ready] of [
  ['/', () => Promise.resolve()],
  ['/markets/USDT', (page: Page) => coinDetails(page)],
] as const)
  test(`the markets of ${path} loading, failed and live`, async ({ page, sandbox }) => {
    const board = page.getByRole('table', { name: 'Markets' })
    const show = async (): Promise<void> => {
      await page.goto(path)
      if (path === '/') await page.getByRole('heading', { name: 'Markets now' }).scrollIntoViewIfNeeded()
    }
    await show()
    await expect(board.getByRole('link').first()).toHaveText('BTC/USDT')
    await everywhere(page, 'live')
    await ready(page)
    await sandbox.scenario(failing('listPairs'))
    await show()
    await said(page, 'The markets could not be loaded')
    await everywhere(page, 'failed')
    await sandbox.calm()
    await hang(page, /api\/market\//)
    await show()
    await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible()
    await everywhere(page, 'waiting')
  })

async function coinDetails(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await everywhere(page, 'details of a coin')
}
