import { expect, type Page } from '@playwright/test'
import { field, press } from '../support/form.ts'
import { openAs, persona } from '../support/members.ts'
import { tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { TRADE_PATH, expectLive } from '../support/trading-screen.ts'

/** Has no orders that another test looks for. */
const VERIFIED = persona('verified')

const form = (page: Page) => page.getByRole('form', { name: 'New order' })
const orders = (page: Page) => page.getByRole('region', { name: 'Orders', exact: true })
const placed = (page: Page) => page.getByText('Order placed')

/** Bodies of the orders that were sent. */
function sentOrders(page: Page): readonly URLSearchParams[] {
  const sent: URLSearchParams[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/exchange/order/add'))
      sent.push(new URLSearchParams(request.postData() ?? ''))
  })
  return sent
}

test('FEAT-12.f Enter sends an order once, and the focus stays for keyboard users', async ({ page }) => {
  const sent = sentOrders(page)
  await openAs(page, VERIFIED, TRADE_PATH)
  await expectLive(page)
  await form(page).getByRole('switch', { name: 'Confirm each order' }).uncheck()
  await page.keyboard.press('l')
  await expect(field(page, 'Price')).toBeFocused()
  await tabTo(page, 'button', 'Bid')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Price')).toHaveValue(/^\d+/)
  // Three per cent below the price nothing fills meanwhile, and no confirmation is asked for.
  const bid = BigInt((await field(page, 'Price').inputValue()).split('.')[0] ?? '')
  await field(page, 'Price').fill(String((bid * 97n) / 100n))
  await tabTo(page, 'textbox', 'Amount')
  await page.keyboard.type('0.0005')
  // In a field, twice at once: nothing is left to send by the second time.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(placed(page)).toBeVisible()
  await expect(field(page, 'Amount')).toBeFocused()
  await page.keyboard.type('0.0006')
  await tabTo(page, 'button', 'Buy BTC')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => sent.map((order) => order.get('amount'))).toEqual(['0.0005', '0.0006'])
  await expect(orders(page).getByRole('row')).toHaveCount(3)
  const focused = page.locator(':focus')
  await expect(focused).toHaveAccessibleName(/^(Buy BTC|Amount)$/)

  // A row that goes hands the focus on; the button that has nothing left to do keeps it.
  await tabTo(page, 'button', /^Cancel BTC\/USDT/)
  await page.keyboard.press('Enter')
  await expect(orders(page).getByRole('row')).toHaveCount(2)
  await expect(focused).toHaveAccessibleName(/^Cancel BTC\/USDT/)
  await orders(page).getByRole('button', { name: 'Cancel all' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel all' }).press('Enter')
  await expect(orders(page)).toContainText('No open orders')
  await expect(focused).toHaveAccessibleName('Cancel all')
  await expect(focused).toBeDisabled()
})

test('VAL-22.a a share or a total fills an empty limit price with the last price; an empty price is refused', async ({
  page,
}) => {
  const sent = sentOrders(page)
  await openAs(page, VERIFIED, TRADE_PATH)
  await expectLive(page)
  await field(page, 'Amount').fill('0.0005')
  await press(page, 'Buy BTC')
  await expect(form(page)).toContainText('Enter a correct order price.')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await press(page, 'Use 50% of the balance')
  await expect(field(page, 'Price')).toHaveValue(/^\d+(\.\d+)?$/)
  await expect(form(page)).not.toContainText('Enter a correct order price.')
  await expect(form(page).getByRole('slider')).toHaveAttribute('aria-valuetext', /^(49|50)%$/)
  await field(page, 'Price').fill('')
  await field(page, 'Total').pressSequentially('123.4')
  await expect(field(page, 'Total')).toHaveValue('123.4')
  await expect(field(page, 'Price')).toHaveValue(/^\d+(\.\d+)?$/)
  await press(page, 'Buy BTC')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy BTC' }).click()
  await expect(placed(page)).toBeVisible()
  expect(sent.map((order) => order.get('type'))).toEqual(['LIMIT_PRICE'])
})

test('FEAT-12.u up and down keys change prices and amounts in exact steps', async ({ page }) => {
  await page.goto(TRADE_PATH)
  await expectLive(page)
  const price = field(page, 'Price')
  await price.press('ArrowUp')
  await expect(price).toHaveValue(/^\d+(\.\d+)?$/)
  await price.fill('0.29')
  for (const [key, value] of [
    ['ArrowUp', '0.3'],
    ['Shift+ArrowUp', '0.4'],
    ['PageUp', '1.4'],
    ['ArrowDown', '1.39'],
    ['PageDown', '0.39'],
    ['PageDown', '0'],
  ] as const) {
    await price.press(key)
    await expect(price).toHaveValue(value)
  }
  await field(page, 'Amount').press('Shift+ArrowUp')
  await expect(field(page, 'Amount')).toHaveValue('0.0001')
})

test('FEAT-12.t an empty balance shows how to get the coin, and the form keeps what was typed', async ({
  page,
}) => {
  await openAs(page, VERIFIED, '/exchange/ltc_usdt')
  await expectLive(page)
  await expect(form(page)).not.toContainText('You have no')
  await form(page).getByRole('radio', { name: 'Sell' }).check()
  await field(page, 'Price').fill('123.4')
  await expect(form(page)).toContainText('You have no LTC here.')
  await form(page).getByRole('link', { name: 'Deposit' }).click()
  await expect(page).toHaveURL('/recharge?coin=LTC')
  await page.goBack()
  await expect(field(page, 'Price')).toHaveValue('123.4')
})
