import { expect } from '@playwright/test'
import { DESK } from '../support/everywhere.ts'
import { openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'

const PATH = '/second/btc_usdt'
/** Has nothing in the account for second contracts. */
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
