import { expect, type Page } from '@playwright/test'
import { bothThemes } from '../support/both-themes.ts'
import { CONTRACT_KINDS } from '../support/contract-kinds.ts'
import { DESK, everywhere, failing, hang, NARROWEST, PHONE } from '../support/everywhere.ts'
import { withoutWorkers } from '../support/fake-market.ts'
import { openFollowing } from '../support/follows-events.ts'
import { LANGUAGE } from '../support/language.ts'
import { call, makeMember, openAs, persona } from '../support/members.ts'
import { changeLanguage } from '../support/navigation.ts'
import { hiddenWidth } from '../support/hidden-width.ts'
import { expectNoSidewaysScroll, setPreferences } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { contractIdOf, expectLive } from '../support/trading-screen.ts'
import { MEASURES, setWidestTexts } from '../support/widest.ts'

/** Holds positions, has orders that wait, and money in the accounts for contracts. */
const TRADER = persona('trader')
const LISTS = ['Open orders', 'Order history', 'Funding', 'Profits and fees'] as const
const TABS = ['chart', 'book', 'order', 'lists'] as const

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

test.beforeEach(async ({ page, guard }) => {
  guard.allow(/WebSocket|Failed to load resource/)
  await page.setViewportSize(DESK)
})

/** Closes what a member holds of a contract in coins, and cancels its orders: they bind the leverage. */
async function empty(page: Page, contractCoinId: string, token: string): Promise<void> {
  await call(page, '/coinswap/order/cancel-all', { contractCoinId }, token)
  await call(page, '/coinswap/order/close-all', { contractCoinId, type: '2' }, token)
}

for (const { name: kind, code, path, assets, quotes, lists, risky } of CONTRACT_KINDS) {
  test(`${kind} while calls hang: before its markets are loaded, and after`, async ({ page }) => {
    await setPreferences(page, LANGUAGE, 'black')
    await withoutWorkers(page)
    await page.routeWebSocket(/swap-ws/, () => {})
    await hang(page, new RegExp(`api/${kind}/(?!symbol$)`))
    await openAs(page, TRADER, path)
    await said(page, 'Connecting')
    await everywhere(page, `${kind}: panels wait`)
    await hang(page, new RegExp(`api/${kind}/symbol$`))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'BTC/USDT' })).toBeVisible()
    await everywhere(page, `${kind}: the screen waits`)
  })

  test(`${kind} without answers, an unknown contract, and an exchange without contracts`, async ({
    page,
    sandbox,
  }) => {
    await setPreferences(page, LANGUAGE, 'black')
    await sandbox.streams({ refuse: true })
    await sandbox.scenario(failing(...quotes, ...lists))
    await openAs(page, TRADER, path)
    await said(page, 'The positions could not be loaded')
    await everywhere(page, `${kind}: panels failed`)
    await page.getByRole('tab', { name: 'Open orders' }).click()
    await said(page, 'The orders could not be loaded')
    await bothThemes(page, `${kind}: orders failed`)
    await sandbox.calm()
    await page.goto(`/${kind}/moon_usdt`)
    await said(page, 'There is no market MOON/USDT')
    await everywhere(page, `${kind}: unknown contract`)
    // The page of orders is there as long as one kind of contracts is offered.
    await page.route(/api\/(?:coin)?swap\/symbol$/, (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    )
    for (const gone of [path, '/orderEntrust-1', assets]) {
      await page.goto(gone)
      await expect(page.getByRole('heading', { name: textsOf(LANGUAGE)('not-offered.title') })).toBeVisible()
      if (gone === path) await everywhere(page, `${kind} is not offered`)
    }
  })

  test(`${kind} of a member without positions: each list says what it is for`, async ({ page, sandbox }) => {
    await setPreferences(page, LANGUAGE, 'black')
    await openAs(page, await makeMember(page, sandbox, 'email'), path)
    await expectLive(page)
    await said(page, 'No positions')
    await everywhere(page, `${kind}: nothing yet`)
    for (const name of LISTS) {
      await page.getByRole('tab', { name }).click()
      await said(page, /^No /)
      await bothThemes(page, `${kind}, ${name}, empty`)
    }
  })

  test(`${kind} on a phone: each tab, at the narrowest too`, async ({ page }) => {
    await setPreferences(page, LANGUAGE, 'black')
    await page.setViewportSize(PHONE)
    await openAs(page, TRADER, path)
    await expectLive(page)
    const tabs = page.getByRole('navigation', { name: 'View' }).getByRole('button')
    await expect(tabs).toHaveCount(TABS.length)
    for (const [at, name] of TABS.entries()) {
      await tabs.nth(at).click()
      await bothThemes(page, `${kind} on a phone, ${name}`)
      await page.setViewportSize(NARROWEST)
      await expectNoSidewaysScroll(page, name)
      await page.setViewportSize(PHONE)
    }
  })

  test(`${kind} with the widest texts needs no sideways scroll at 360 px, nor at any width above`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(NARROWEST)
    await openAs(page, TRADER, path)
    for (const measure of MEASURES) {
      const texts = await setWidestTexts(page, measure)
      const tabs = page.getByRole('navigation', { name: texts('trading.view') }).getByRole('button')
      await expect(tabs).toHaveCount(TABS.length)
      for (const [at, name] of TABS.entries()) {
        await tabs.nth(at).click()
        await expectNoSidewaysScroll(page, `widest ${measure}, ${name}`)
      }
      const cards = page.getByRole('list', { name: texts('positions.list') })
      await expect.poll(() => cards.evaluate(hiddenWidth), { message: measure }).toBeLessThanOrEqual(0)
    }
    // The widest texts of all would not fit side by side: Spanish needs most room of the nine.
    await changeLanguage(page, 'es_ES')
    for (const width of [768, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page, `${width} px`)
    }
  })

  test(`${code}.i ${kind}: a liquidation is told on every screen, with its facts and the way to its record`, async ({
    page,
    sandbox,
  }) => {
    await setPreferences(page, LANGUAGE, 'black')
    await openFollowing(page, TRADER, assets)
    const token = await page.evaluate(() => String(localStorage.getItem('openbourse.token')))
    const { symbol, leverage, volume, text } = risky
    const contractCoinId = await contractIdOf(page, kind, symbol)
    if (kind === 'coinswap') await empty(page, contractCoinId, token)
    const order = { contractCoinId, type: '0', entrustPrice: '0', leverage, volume }
    // Of both, with so much leverage, one does not live for long.
    for (const direction of ['0', '1'])
      await call(page, `/${kind}/order/open`, { ...order, direction }, token)
    const toast = page
      .locator('[data-toast]')
      .filter({ hasText: `Position liquidated: ${symbol}` })
      .first()
    const later = async (): Promise<number> => {
      await sandbox.jump(3_600_000)
      return toast.count()
    }
    await expect.poll(later, { intervals: [1_000], timeout: 120_000 }).toBeGreaterThan(0)
    await toast.getByRole('button', { name: 'What happened' }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${symbol} (long|short) was liquidated$`) })
    await expect(dialog).toContainText(text)
    for (const fact of ['Position', 'Entry', 'Liquidation', 'Margin', 'Orders canceled first'])
      await expect(dialog.getByText(fact, { exact: true })).toBeVisible()
    await everywhere(page, `${kind}: a liquidation`)
    await dialog.getByRole('link', { name: 'See the record' }).click()
    const of = `contract=${encodeURIComponent(symbol)}&state=liquidated`
    const query = kind === 'swap' ? of : `kind=${kind}&${of}`
    await expect(page).toHaveURL(`/orderEntrust-1?show=past&${query}`)
    await expect(page.getByRole('row').filter({ hasText: symbol }).first()).toContainText('Liquidated')
  })
}
