import { expect } from '@playwright/test'
import { DESK, everywhere, PHONE } from '../support/everywhere.ts'
import { openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'
import { expectLive } from '../support/trading-screen.ts'

const PATH = '/second/btc_usdt'
/** Has USDT in the account for second contracts. */
const TRADER = persona('trader')
/** Has none there. */
const MEMBER = persona('verified')

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.reset()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(DESK)
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
