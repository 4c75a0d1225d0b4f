import { expect, type Page } from '@playwright/test'
import { adOf, buyFor, sayPaid } from '../support/c2c.ts'
import { Caller } from '../support/caller.ts'
import { DESK, everywhere, PHONE } from '../support/everywhere.ts'
import { openFollowing } from '../support/follows-events.ts'
import { openAs, persona } from '../support/members.ts'
import { PERSONA_PASSWORD } from '../support/people.ts'
import { tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'

const BUYER = persona('trader')
const MERCHANT = persona('merchant')
const HALF_AN_HOUR = 30 * 60_000

const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const state = (page: Page) => page.getByRole('main').getByRole('status').first()

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Write to/ }).fill(text)
  await page.keyboard.press('Enter')
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESK)
})

test('FEAT-18.cefi FEAT-18.j STATE-04.abc ENT-04.b a purchase goes through payment, chat and release in two browsers', async ({
  page,
  other,
  sandbox,
}) => {
  test.slow()
  // Other customers of the merchant do nothing meanwhile.
  await sandbox.clock({ speed: 0 })
  await openFollowing(other, MERCHANT, '/ad')
  await openAs(page, BUYER, await adOf(page, MERCHANT.username))
  const number = await buyFor(page, '500')
  await expect(state(page)).toHaveText('Unpaid')
  await expect(page.getByRole('timer').first()).toHaveText(/^\d\d:\d\d$/)
  await expect(page.getByText('DE89370400440532013000')).toBeVisible()
  await sayPaid(page)

  // The other side is told on another screen, and led to the order.
  const toast = other.locator('[data-toast]').filter({ hasText: 'The buyer says that the money is sent' })
  await expect(toast).toBeVisible()
  await expect(other).toHaveTitle(/^\(\d+\)/)
  await expect(other.getByRole('banner').getByText(/orders? with news/)).toBeAttached()
  await toast.getByRole('button', { name: 'Open' }).click()
  await expect(other).toHaveURL(`/orderMy?order=${number}`)
  await expect(state(other)).toHaveText('Paid')
  await expect(toast).toHaveCount(0)

  await write(page, 'Sent. See https://evil.example')
  await expect(log(other)).toContainText('Sent. See https://evil.example')
  await expect(log(other).getByRole('link')).toHaveCount(0)
  await write(other, 'Thank you, it is here.')
  await expect(log(page)).toContainText('Thank you, it is here.')

  // The seller's part by keyboard alone.
  await tabTo(other, 'checkbox', /^I see/)
  await other.keyboard.press('Space')
  const password = other.getByLabel('Fund password', { exact: true })
  await expect(password).toBeFocused()
  await other.keyboard.type(PERSONA_PASSWORD)
  await other.keyboard.press('Enter')
  await expect(state(other)).toHaveText('Finished')
  await expect(state(page)).toHaveText('Finished')
  await expect(page.getByRole('heading', { name: /are yours$/ })).toBeVisible()

  await page.goto('/orderMy?state=finished')
  const row = page.getByRole('row', { name: new RegExp(`^${number}`) })
  for (const text of ['Buy USDT', '500.00', 'merchant', 'Finished']) await expect(row).toContainText(text)
})

test('FEAT-18.h FEAT-18.i STATE-04.de a purchase goes through an appeal, which staff decides, in two browsers', async ({
  page,
  other,
  sandbox,
}) => {
  test.slow()
  await openAs(page, BUYER, await adOf(page, MERCHANT.username))
  const number = await buyFor(page, '359')
  await sayPaid(page)
  const appeal = page.getByRole('button', { name: 'Call staff' })
  await expect(appeal).toHaveAttribute('aria-disabled', 'true')
  await openAs(other, MERCHANT, `/orderMy?order=${number}`)
  await expect(state(other)).toHaveText('Paid')

  await sandbox.jump(HALF_AN_HOUR)
  await page.reload()
  await appeal.click()
  const dialog = page.getByRole('dialog', { name: 'Call staff' })
  await dialog.getByRole('textbox', { name: 'What happened' }).fill('Paid in time, no answer.')
  await dialog.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByRole('heading', { name: 'Staff reads the chat now' })).toBeVisible()
  await expect(state(other)).toHaveText('Appealing')
  await write(other, 'No money has come.')
  await expect(log(page)).toContainText('No money has come.')

  await sandbox.decideAppeal(number, 'cancel')
  for (const side of [page, other]) await expect(state(side)).toHaveText('Canceled')
  await expect(page.getByRole('heading', { name: 'Staff ended it' })).toBeVisible()
})

test('STATE-04.abcde ROUTE-ORDERS.e the list and an order in each state are accessible, on a phone too', async ({
  page,
  request,
}) => {
  test.slow()
  const caller = await Caller.of(request, MERCHANT.account)
  const latest = async (status: number): Promise<string> => {
    const data = { status, pageNo: 1, pageSize: 10 }
    const { content } = (await caller.done('/otc/order/self', data)) as {
      content: readonly { orderSn: string }[]
    }
    return content[0]?.orderSn ?? ''
  }
  const numbers = await Promise.all([1, 2, 3, 0, 4].map(latest))
  await openAs(page, MERCHANT, '/orderMy')
  await expect(page.getByRole('list', { name: 'Orders under way' })).toBeVisible()
  await everywhere(page, 'C2C orders')
  for (const number of numbers) {
    await page.goto(`/orderMy?order=${number}`)
    await expect(log(page)).toBeVisible()
    await everywhere(page, `C2C order ${number}`)
  }
  await page.setViewportSize(PHONE)
  const chat = page.getByRole('radio', { name: /^Chat/ })
  await chat.check()
  await expect(log(page)).toBeVisible()
  await everywhere(page, 'chat of a C2C order')
})
