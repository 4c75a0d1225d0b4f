import { expect, type Page } from '@playwright/test'
import { add, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, toText } from '#src/core/money/decimal.ts'
import { contractResults, dataOf, jumpWhile } from '../support/contract-records.ts'
import { openAs, persona } from '../support/members.ts'
import { tabTo } from '../support/settings.ts'
import { WITH_MOTION } from '../support/motion.ts'
import { test } from '../support/test.ts'
import { expectLive, SWAP_PATH } from '../support/trading-screen.ts'

test.use(WITH_MOTION)

/** Holds USDT, and has never traded contracts. */
const MEMBER = persona('verified')

test('FEAT-14.a FEAT-14.f STATE-06.f from a transfer to a take profit by keyboard alone: record and balance agree to the last digit', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await openAs(page, MEMBER, SWAP_PATH)
  await expectLive(page)

  await tabTo(page, 'link', 'Transfer')
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', 'Amount')
  await page.keyboard.type('2000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^2,000\sUSDT transferred$/)).toBeVisible()
  await expect(page).toHaveURL(SWAP_PATH)

  await tabTo(page, 'button', /^Leverage/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'radio', '10×')
  for (const _ of ['5×', '3×', '2×']) await page.keyboard.press('ArrowLeft')
  await tabTo(page, 'button', 'Set 2×')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Leverage 2×' })).toBeVisible()

  await tabTo(page, 'radio', 'Limit')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, 'textbox', 'Size')
  await page.keyboard.type('0.01')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('Open long 0.01 BTC?')
  await page.keyboard.press('Enter')
  const positions = page.getByRole('table', { name: 'Positions' })
  await expect(positions.getByRole('row')).toHaveCount(2)

  // Near the mark price, so that the liquidation price is hardly ever reached before; the price waits meanwhile.
  await sandbox.clock({ speed: 0 })
  const token = (await page.evaluate(() => localStorage.getItem('openbourse.token'))) ?? ''
  const { priceMap } = await heldBy(page, token)
  const target = multiply(decimal(priceMap['BTC/USDT'] ?? '0'), decimal('1.0002'))
  await tabTo(page, 'button', 'Take profit and stop loss: BTC/USDT long')
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', /^Take profit/)
  await page.keyboard.type(toText(truncate(target, 2)))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(positions).toContainText('TP')

  const isHeld = async (): Promise<boolean> => (await heldBy(page, token)).positions.length > 0
  await jumpWhile(isHeld, (milliseconds) => sandbox.jump(milliseconds))
  await expect(positions).toHaveCount(0)

  const expected = add(decimal('2000'), await contractResults(page, 'USDT', token))
  expect(toText(await balance(page, token))).toBe(toText(expected))
  await tabTo(page, 'tab', /^Positions/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const history = page.getByRole('table', { name: 'Order history' }).getByRole('row')
  await expect(history).toHaveCount(3)
  await expect(history.nth(1)).toContainText('0.01')
})

type Held = {
  readonly positions: readonly unknown[]
  readonly priceMap: Readonly<Record<string, string>>
}

const heldBy = async (page: Page, token: string): Promise<Held> =>
  (await dataOf(page, '/swap/order/position-list', {}, token)) as Held

/** Available money of the account for contracts. */
async function balance(page: Page, token: string): Promise<Decimal> {
  const [wallet] = (await dataOf(page, '/swap/wallet/list', {}, token)) as readonly { usdtBalance: string }[]
  return decimal(wallet?.usdtBalance ?? '0')
}
