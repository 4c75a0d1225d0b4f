import { expect, type Page } from '@playwright/test'
import { DESK, everywhere, PHONE } from '../support/everywhere.ts'
import { openFollowing } from '../support/follows-events.ts'
import { openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'
import { expectLive } from '../support/trading-screen.ts'

const PATH = '/second/btc_usdt'
const ETHER_PATH = '/second/eth_usdt'
/** Has USDT in the account for second contracts. */
const TRADER = persona('trader')
/** Has none there. */
const MEMBER = persona('verified')

const result = (page: Page) => page.getByText(/^Second contract (won|lost|tied): ETH\/USDT$/)

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESK)
})

test('FEAT-17.a FEAT-17.b FEAT-17.c FEAT-17.d FEAT-17.e an order runs, is told once on another screen, and stands in the history', async ({
  page,
  sandbox,
}) => {
  test.slow()
  // On another pair an order of this persona runs already.
  await openFollowing(page, TRADER, ETHER_PATH)
  await expectLive(page)
  await page.getByRole('radio', { name: /^30 s/ }).check()
  await page.getByRole('textbox', { name: 'Stake' }).fill('10')
  await page.getByRole('button', { name: /^Fall/ }).click()
  await expect(page.getByText('Order placed')).toBeVisible()
  const running = page.getByRole('table', { name: 'Running' })
  await expect(running).toContainText(/Would (win|lose|be tied)/)
  await expect(page.getByRole('button', { name: /^Rise\s*after your fall/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  // Without a reload: the subscription to events goes on.
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveURL(/money/)
  await sandbox.jump(31_000)
  await expect(result(page)).toHaveCount(1, { timeout: 45_000 })
  await page.goto(ETHER_PATH)
  await page.getByRole('tab', { name: 'History' }).click()
  const history = page.getByRole('table', { name: 'History' }).getByRole('row')
  await expect(history.nth(1)).toContainText(/30 s · 70%/)
  await expect(history.nth(1)).toContainText(/Won|Lost|Tied/)
})

test('an empty account leads to a transfer, and back to the form', async ({ page }) => {
  await openAs(page, MEMBER, PATH)
  await page.getByRole('link', { name: 'Transfer from spot' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('50')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Transfer/ })
    .click()
  await expect(page.getByText(/50\.00\sUSDT/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rise/ })).toBeVisible()
})

test('ROUTE-MARKETS.g second contracts with an order are accessible, on a phone too', async ({ page }) => {
  await openAs(page, TRADER, PATH)
  await expectLive(page)
  await everywhere(page, 'second contracts of a trader')
  await page.setViewportSize(PHONE)
  await expect(
    page.getByRole('navigation', { name: 'View' }).getByRole('button', { name: 'Order' }),
  ).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: /^Rise/ })).toBeInViewport()
})
