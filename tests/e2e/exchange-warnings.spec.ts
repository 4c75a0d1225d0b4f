import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { FakeMarket } from '../support/fake-market.ts'
import { field, press } from '../support/form.ts'
import { openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'
import { TRADE_PATH, expectLive } from '../support/trading-screen.ts'

const TRADER = persona('trader')

test('FEAT-12.hi a market order shows its estimate, and asks for a confirmation where the book is thin', async ({
  page,
}) => {
  const market = new FakeMarket()
  market.levels = {
    BUY: [
      { price: '60000.00', amount: '0.01' },
      { price: '50000.00', amount: '0.01' },
    ],
    SELL: [{ price: '60001.00', amount: '9' }],
  }
  await market.install(page)
  await openAs(page, TRADER, TRADE_PATH)
  await expect(page.locator('[data-health]')).toHaveText(/Live|Delayed/)
  // No question before each order any more; what looks like a mistake asks all the same.
  await page.keyboard.press('Shift+A')
  await expect(page.getByRole('switch', { name: 'Confirm each order' })).not.toBeChecked()
  await page.getByRole('radio', { name: 'Sell', exact: true }).press('Space')
  await page.keyboard.press('m')
  await expect(field(page, 'Amount')).toBeFocused()
  const form = page.getByRole('form', { name: 'New order' })
  const fact = (name: string) => form.getByText(name, { exact: true }).locator('..')
  await page.keyboard.type('0.01')
  await expect(fact('Estimated average')).toContainText('≈ 60,000.00 USDT')
  await expect(fact('Slippage')).toContainText('0.00%')
  await field(page, 'Amount').fill('0.03')
  await expect(fact('Estimated average')).toContainText('≈ 55,000.00 USDT')
  await expect(fact('Slippage')).toContainText('8.3333%')
  await expect(form).toContainText('more than 5% worse than the best price (60,000.00)')
  await expect(form).toContainText('fills only 0.0200 BTC')
  await expectAccessible(page, 'a market order that slips')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('more than 5% worse')
  await expect(dialog).toContainText('fills only 0.0200 BTC')
  await expectAccessible(page, 'a market order is asked about')
  // What is odd wants another look: Enter goes back, and nothing was sent.
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(field(page, 'Amount')).toHaveValue('0.03')
})

test('FEAT-12.s a price alert is set by keyboard, validated, kept over a reload, notified once, and deleted', async ({
  page,
}) => {
  const market = new FakeMarket()
  market.last = '66000.00'
  await market.install(page)
  await page.goto(TRADE_PATH)
  await expectLive(page)
  const dialog = page.getByRole('dialog', { name: 'Price alerts' })
  const price = dialog.getByLabel('Price', { exact: true })
  await page.keyboard.press('a')
  await expect(price).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Enter a price above 0.')
  await page.keyboard.type('1.999')
  await expect(price).toHaveValue('1.99')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('The price is there already. Enter a higher one.')
  await expectAccessible(page, 'price alerts')
  await price.fill('66100.25')
  await page.keyboard.press('Enter')
  const alert = dialog.getByRole('listitem').filter({ hasText: 'BTC/USDT rises to 66,100.25' })
  await expect(alert).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.reload()
  await expectLive(page)
  await expect(page.getByRole('button', { name: 'Price alerts: 1 here' })).toBeVisible()
  const messages = page.getByRole('region', { name: 'Messages' })
  /** Every third frame tells the last price. */
  const rise = (last: string): void => {
    market.last = last
    for (let frame = 0; frame < 3; frame += 1) market.frame()
  }
  rise('66100.25')
  await expect(messages).toContainText('BTC/USDT has risen to 66,100.25')
  await press(page, 'Dismiss')
  rise('66200.00')
  await expect(page.getByText('66,200.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Price alerts' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Notified on')
  await expect(messages).not.toContainText('has risen')
  await dialog.getByRole('button', { name: /^Delete the alert: BTC/ }).press('Enter')
  await expect(price).toBeFocused()
  await expect(dialog).toContainText('None yet')
})
