// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { atNoonInPhoenix, NOON } from '#tests/support/noon-in-phoenix.ts'
import { address, ok, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import { EarnScreen } from '../earn-screen.tsx'
import { COINS, common, CREATE, page, recurringProduct } from '../tests/earn-answers.ts'
// Loaded when it is shown; a test that waits for it would wait for a slow machine.
import './plan-form.tsx'

// Charts are drawn slowly; each has its points in a table too.
vi.mock('#src/web/ui/charts/area-plot.tsx', () => ({ AreaPlot: () => null }))

const DAY = 86_400_000

const eth = recurringProduct({
  id: 2,
  coinUnit: 'ETH',
  baseUnit: 'USDC',
  rate: '[{"days":180,"rate":"0.125"},{"days":365,"rate":"0.25"}]',
  fee: '0.0015',
  num: '15',
  price: '2500.5',
  sort: 2,
})
/** Fifteen days: a week at the first price, then at the second; each day rose above and fell below. */
const candles = (first: string, second: string) =>
  Array.from({ length: 15 }, (_, day) => {
    const close = day < 7 ? first : second
    return [NOON - (15 - day) * DAY, '1', '9999999', '2', close, '3']
  })

function show(at = '/earn?tab=recurring', more: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    ...common,
    [COINS]: page(eth, recurringProduct()),
    '/uc/asset/wallet': ok([walletRow('5000'), walletRow('99', 'USDC')]),
    ...more,
  })
  showScreen(<EarnScreen />, at)
  return calls
}
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount each time/ })
const type = async (value: string): Promise<void> => {
  fireEvent.change(await amount(), { target: { value } })
}
/** Pair and days of the candles that were asked for. */
const asked = (calls: ReturnType<typeof serve>) =>
  calls.flatMap(({ url }) => {
    const query = new URLSearchParams(url.split('/market/history?')[1])
    const days = (Number(query.get('to')) - Number(query.get('from'))) / DAY
    return url.includes('/market/history') ? [[query.get('symbol'), days]] : []
  })

atNoonInPhoenix()

test('FEAT-20.c coins of plans stand in their order with price and returns of the past, and a pressed one has its form', async () => {
  show()
  const table = await screen.findByRole('table', { name: 'Coins' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => shownTexts(cell).join(' ')))).toEqual([
    ['Coin', 'Price', '1 month', '6 months', '1 year'],
    ['BTC with USDT', '50,000.00', '+2.10%', '—', '−3.40%'],
    ['ETH with USDC', '2,500.50', '—', '+12.50%', '+25.00%'],
  ])
  const pressed = () =>
    within(table)
      .getAllByRole('button', { pressed: true })
      .map((coin) => shownTexts(coin).join(' '))
  expect(pressed()).toEqual(['BTC with USDT'])
  expect(screen.getByRole('heading', { name: 'BTC with USDT Fee 0.2% of the coins' })).toBeTruthy()
  fireEvent.click(within(table).getByRole('button', { name: /^ETH/ }))
  expect(address()).toBe('/earn?tab=recurring&product=2')
  expect(pressed()).toEqual(['ETH with USDC'])
  await type('50')
  const form = screen.getByRole('region', { name: 'ETH with USDC Fee 0.15% of the coins' })
  expect(within(form).getByText(/^from 15.USDC$/)).toBeTruthy()
  const enough = await within(form).findByText(/in your spot account are enough/)
  expect(shownTexts(enough)).toEqual(['99 USDC in your spot account are enough for one purchase.'])
  await type('30')
  expect(shownTexts(enough)).toEqual(['99 USDC in your spot account are enough for 3 purchases.'])
  await type('99.01')
  expect(shownTexts(enough)).toEqual(['99 USDC in your spot account are not enough for one purchase.'])
})

test('FEAT-20.c the plan of the past has worth, spending, profit, coins, average and both extremes, of its coin, amount, cycle and period', async () => {
  const calls = show('/earn?tab=recurring&product=2', { 'resolution=1D': candles('3000', '4000') })
  const card = within(await screen.findByRole('region', { name: 'The same ETH plan in the past' }))
  await card.findByText('Spent, 3 × 100')
  const figures = () => shownTexts(card.getAllByRole('term')[0]?.closest('dl') ?? document.body).join(' ')
  // Once at 3,000 and twice at 4,000.
  expect(figures()).toBe(
    'Worth today 332.83 USDC Spent, 3 × 100 300.00 USDC Unrealized profit +32.83 +10.94% ' +
      'Held 0.08320834 ETH Average cost 3,605.40 Lowest and highest price 3,000.00 – 4,000.00',
  )
  expect(card.getByText('Past prices with the fee of 0.15%. They say nothing about the future.')).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: 'Show as table' }))
  const [heads, ...points] = await shownTable('Worth of the plan over time, and what it had spent')
  expect([heads, points[0], points.at(-1)]).toEqual([
    ['Time', 'Worth', 'Spent'],
    ['Nov 8, 2026', '99.85 USDC', '100.00 USDC'],
    ['Nov 22, 2026', '332.83 USDC', '300.00 USDC'],
  ])
  await type('40')
  fireEvent.click(screen.getByRole('radio', { name: 'Daily' }))
  // Seven times at 3,000 and eight times at 4,000.
  expect(figures()).toBe(
    'Worth today 692.29 USDC Spent, 15 × 40 600.00 USDC Unrealized profit +92.29 +15.38% ' +
      'Held 0.17307338 ETH Average cost 3,466.73 Lowest and highest price 3,000.00 – 4,000.00',
  )
  for (const period of ['3 years', '6 months']) fireEvent.click(card.getByRole('radio', { name: period }))
  await waitFor(() => expect(asked(calls)).toHaveLength(3))
  fireEvent.click(screen.getByRole('button', { name: /^BTC/ }))
  const next = await screen.findByRole('region', { name: 'The same BTC plan in the past' })
  expect(await within(next).findByText('Spent, 3 × 100')).toBeTruthy()
  expect(asked(calls)).toEqual([
    ['ETH/USDC', 365],
    ['ETH/USDC', 1095],
    ['ETH/USDC', 180],
    ['BTC/USDT', 365],
  ])
})

test('FEAT-20.c the form after a plan begins empty, whatever was typed and whatever the address says', async () => {
  show('/earn?tab=recurring&product=2&amount=40', { [CREATE]: ok(null) })
  await waitFor(async () => expect((await amount()).value).toBe('40'))
  await type('45')
  fireEvent.click(screen.getByRole('button', { name: 'Create plan' }))
  await waitFor(() => expect(toastStore.get()).toHaveLength(1))
  await waitFor(async () => expect((await amount()).value).toBe(''))
})

test('FEAT-20.c the highest price of the past may be an earlier one than today’s', async () => {
  show('/earn?tab=recurring&product=2', { 'resolution=1D': candles('4500', '4000') })
  const term = await screen.findByText('Lowest and highest price')
  expect(shownTexts(term.nextElementSibling ?? term).join(' ')).toBe('4,000.00 – 4,500.00')
})

test('FEAT-20.c prices of the past that do not come, and those that are not there, are told apart', async () => {
  let isDown = true
  const refused = { code: 500, message: 'no prices now', data: null }
  show('/earn?tab=recurring', { 'resolution=1D': () => (isDown ? refused : []) })
  expect(await screen.findByText('The prices of the past could not be loaded')).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There are no prices of the past for this coin.')).toBeTruthy()
})
