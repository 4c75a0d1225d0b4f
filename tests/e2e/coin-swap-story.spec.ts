import { expect, type Page } from '@playwright/test'
import { add, multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, toText } from '#src/core/money/decimal.ts'
import { bothThemes } from '../support/both-themes.ts'
import { contractResults, dataOf, jumpWhile } from '../support/contract-records.ts'
import { everywhere } from '../support/everywhere.ts'
import { openAs, persona } from '../support/members.ts'
import { WITH_MOTION } from '../support/motion.ts'
import { test } from '../support/test.ts'
import { COIN_SWAP_PATH, expectLive } from '../support/trading-screen.ts'

test.use(WITH_MOTION)

const MEMBER = persona('verified')

test('FEAT-15.a FEAT-15.c FEAT-15.f coins are transferred in, opened with and stopped: record and balance agree to the last digit', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await openAs(page, MEMBER, COIN_SWAP_PATH)
  await expectLive(page)
  const token = (await page.evaluate(() => localStorage.getItem('openbourse.token'))) ?? ''
  const before = subtract(await balance(page, token), await contractResults(page, 'BTC', token))

  await page.getByRole('region', { name: 'Account' }).getByRole('link', { name: 'Transfer' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.05')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^0\.05\d*\sBTC transferred$/)).toBeVisible()
  await expect(page).toHaveURL(COIN_SWAP_PATH)

  const form = page.getByRole('form')
  await form.getByRole('radio', { name: 'Market', exact: true }).check({ force: true })
  await form.getByRole('radio', { name: 'contracts', exact: true }).check({ force: true })
  await page.getByRole('textbox', { name: 'Size' }).fill('20')
  await page.keyboard.press('Enter')
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('Open long 2,000 USD?')
  await expect(asked).toContainText('Liquidation price, estimated')
  await bothThemes(page, 'an order for a contract in coins is confirmed')
  await asked.getByRole('button', { name: /^Open long/ }).click()
  const positions = page.getByRole('table', { name: 'Positions' })
  await expect(positions).toContainText('2,000 USD')
  await everywhere(page, 'a position in coins')

  // Leverage with the position held: its margin follows.
  await page.getByRole('button', { name: /^Leverage/ }).click()
  await page.getByRole('dialog').getByRole('radio', { name: '2×', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Set 2×' }).click()
  await expect(page.getByRole('button', { name: 'Leverage 2×' })).toBeVisible()

  // Near the mark price, so that the liquidation price is hardly ever reached before; the price waits meanwhile.
  await sandbox.clock({ speed: 0 })
  const { currentPrice } = await wallet(page, token)
  const target = toText(truncate(multiply(decimal(currentPrice), decimal('1.0002')), 2))
  const stop = toText(truncate(multiply(decimal(currentPrice), decimal('0.7')), 2))
  await page.getByRole('button', { name: 'Take profit and stop loss: BTC/USDT long' }).click()
  await page.getByRole('textbox', { name: /^Take profit/ }).fill(target)
  await page.getByRole('textbox', { name: /^Stop loss/ }).fill(stop)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(positions).toContainText('TP')
  await expect(positions).toContainText('SL')
  await expect(page.getByRole('tab', { name: /^Open orders/ })).toContainText('2')

  const isHeld = async (): Promise<boolean> => Number((await wallet(page, token)).coinBuyPosition) > 0
  await jumpWhile(isHeld, (milliseconds) => sandbox.jump(milliseconds))
  await expect(page.getByRole('tab', { name: /^Open orders/ })).toContainText('0')

  const expected = add(add(before, decimal('0.05')), await contractResults(page, 'BTC', token))
  expect(toText(await balance(page, token))).toBe(toText(expected))
  await page.goto('/orderEntrust-1?show=past&kind=coinswap')
  await expect(page.getByRole('row', { name: /Close long/ }).first()).toContainText('2,000 USD')
  await everywhere(page, 'orders for contracts in coins')
  await page.goto('/coinSwapAssets')
  await expect(page.getByRole('region', { name: 'BTC/USDT' })).toContainText('Equity')
  await everywhere(page, 'the accounts of contracts in coins')
})

type Wallet = Readonly<Record<'symbol' | 'coinBalance' | 'coinBuyPosition' | 'currentPrice', string>>

async function wallet(page: Page, token: string): Promise<Wallet> {
  const all = (await dataOf(page, '/coinswap/wallet/list', {}, token)) as readonly Wallet[]
  const found = all.find(({ symbol }) => symbol === 'BTC/USDT')
  if (found === undefined) throw new Error('the member has no wallet for BTC/USDT')
  return found
}

const balance = async (page: Page, token: string): Promise<Decimal> =>
  decimal((await wallet(page, token)).coinBalance)
