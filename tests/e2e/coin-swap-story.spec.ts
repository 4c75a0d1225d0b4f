import { expect, type Page } from '@playwright/test'
import { TransactionType } from '#generated/models/transaction-type.ts'
import { add, multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, toText, ZERO } from '#src/core/money/decimal.ts'
import { bothThemes } from '../support/both-themes.ts'
import { everywhere } from '../support/everywhere.ts'
import { call, openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'
import { expectLive } from '../support/trading-screen.ts'

const PATH = '/coinswap/btc_usdt'
const MEMBER = persona('verified')
const HOUR = 3_600_000
const MOST_HOURS = 120 * 24
/** Records that move the money of a contract's wallet, besides transfers. */
const RESULTS = [
  'CONTRACT_FEE',
  'CONTRACT_PROFIT',
  'CONTRACT_LOSS',
  'PAY_CHARGE_FEE',
  'GET_CHARGE_FEE',
] as const

test.beforeEach(({ sandbox }) => sandbox.reset())

test('FEAT-15.a FEAT-15.c FEAT-15.f coins are transferred in, opened with and stopped: record and balance agree to the last digit', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await openAs(page, MEMBER, PATH)
  await expectLive(page)
  const token = (await page.evaluate(() => localStorage.getItem('openbourse.token'))) ?? ''
  const before = subtract(await balance(page, token), await results(page, token))

  await page.getByRole('region', { name: 'Account' }).getByRole('link', { name: 'Transfer' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.05')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^0\.05\d*\sBTC transferred$/)).toBeVisible()
  await expect(page).toHaveURL(PATH)

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
  for (let hours = 0; hours < MOST_HOURS && (await isHeld()); hours += 8) await sandbox.jump(8 * HOUR)
  await expect(page.getByRole('tab', { name: /^Open orders/ })).toContainText('0')

  const expected = add(add(before, decimal('0.05')), await results(page, token))
  expect(toText(await balance(page, token))).toBe(toText(expected))
  await page.goto('/orderEntrust-1?show=past&kind=coinswap')
  await expect(page.getByRole('row', { name: /Close long/ }).first()).toContainText('2,000 USD')
  await everywhere(page, 'orders for contracts in coins')
  await page.goto('/coinSwapAssets')
  await expect(page.getByRole('region', { name: 'BTC/USDT' })).toContainText('Equity')
  await everywhere(page, 'the accounts of contracts in coins')
})

type Rows = { readonly content: readonly { readonly amount: string }[] }
type Wallet = Readonly<Record<'symbol' | 'coinBalance' | 'coinBuyPosition' | 'currentPrice', string>>

async function data(page: Page, path: string, form: Record<string, string>, token: string): Promise<unknown> {
  const answer = await call(page, path, form, token)
  return ((await answer.json()) as { data: unknown }).data
}

async function wallet(page: Page, token: string): Promise<Wallet> {
  const all = (await data(page, '/coinswap/wallet/list', {}, token)) as readonly Wallet[]
  const found = all.find(({ symbol }) => symbol === 'BTC/USDT')
  if (found === undefined) throw new Error('the member has no wallet for BTC/USDT')
  return found
}

const balance = async (page: Page, token: string): Promise<Decimal> =>
  decimal((await wallet(page, token)).coinBalance)

/** Sum of the member's records in BTC that contracts have made. */
async function results(page: Page, token: string): Promise<Decimal> {
  const sums = await Promise.all(
    RESULTS.map(async (name) => {
      const form = { pageNo: '1', pageSize: '100', symbol: 'BTC', type: String(TransactionType[name]) }
      const { content } = (await data(page, '/uc/asset/transaction/all', form, token)) as Rows
      return content.map(({ amount }) => decimal(amount)).reduce(add, ZERO)
    }),
  )
  return sums.reduce(add, ZERO)
}
