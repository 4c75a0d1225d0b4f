// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { currencyStore } from '#src/web/session/currency.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { address, ok, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { EarnScreen } from './earn-screen.tsx'
import {
  BUY,
  COINS,
  common,
  CREATE,
  page,
  recurringProduct,
  requests,
  SAVINGS,
} from './tests/earn-answers.ts'

type Answers = Parameters<typeof serve>[0]

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** 2026-11-24 12:00 in GMT+8. */
const NOON = Date.UTC(2026, 10, 24, 4)

function show(at = '/earn', more: Answers = {}) {
  const calls = serve({ ...common, ...more })
  showScreen(<EarnScreen />, at)
  return calls
}

const type = (value: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: /^Amount/ }), { target: { value } })
}
const written = (text: string): string => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ')
const toasts = () => toastStore.get().map(({ title }) => written(title))

beforeEach(() => {
  vi.setSystemTime(NOON)
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  logOut()
  currencyStore.set(null)
  vi.useRealTimers()
})

test('ROUTE-MARKETS.h products stand by coin and term, with the least amount and what the member has', async () => {
  show()
  const table = await screen.findByRole('table', { name: 'Rate per year by coin and term' })
  await within(table).findByText('5,000')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Coin', '7 days', '1 month', '1 year', 'From'])
  const [, first, second] = within(table).getAllByRole('row')
  expect(shownTexts(first as HTMLElement).join(' ')).toBe('USDT I have 5,000 8.00% 9.50% 100')
  expect(shownTexts(second as HTMLElement).join(' ')).toBe('BTC I have 0 1.00% 0.001')
  fireEvent.click(screen.getByRole('radio', { name: 'BTC' }))
  expect(within(table).getAllByRole('rowheader')).toHaveLength(1)
  fireEvent.click(screen.getByRole('switch', { name: 'Only coins I have' }))
  expect(screen.getByText(/You have none of these coins/)).toBeTruthy()
})

test('FEAT-20.a the form shows interest, first day and redemption date, asks once more, and buys', async () => {
  const calls = show('/earn?product=2', { [BUY]: ok(null) })
  await screen.findByRole('textbox', { name: /^Amount/ })
  type('1000')
  expect(await screen.findByText(/^\+6\.57534246.USDT$/)).toBeTruthy()
  expect(screen.getByText('1,000 × 8.00% × 30 days ÷ 365')).toBeTruthy()
  const steps = within(screen.getByRole('list', { name: 'Days of the order' })).getAllByRole('listitem')
  expect(steps.map((step) => written(shownTexts(step).at(-1) ?? ''))).toEqual([
    'The amount leaves your spot account',
    'First day of interest',
    '1,000 USDT + 6.57534246 USDT are back in your spot account',
  ])
  expect(screen.getByText(/There is no earlier redemption/)).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: /^Lock 1,000/ }))
  const question = within(await screen.findByRole('alertdialog', { name: /^Lock 1,000/, hidden: true }))
  expect(question.getByText(/^1,006\.57534246.USDT$/)).toBeTruthy()
  expect(requests(calls, BUY)).toEqual([])
  fireEvent.click(question.getByRole('button', { name: /^Lock/, hidden: true }))
  await vi.waitFor(() => expect(toasts()).toContain('1,000 USDT locked'))
  expect(requests(calls, BUY)[0]).toEqual({ aid: '2', amount: '1000' })
})

test('FEAT-20.a a question that is turned down buys nothing and keeps the amount', async () => {
  const calls = show('/earn?product=2')
  await screen.findByRole('textbox', { name: /^Amount/ })
  type('1000')
  fireEvent.click(await screen.findByRole('button', { name: /^Lock 1,000/ }))
  const question = within(await screen.findByRole('alertdialog', { hidden: true }))
  fireEvent.click(question.getByRole('button', { name: 'Cancel', hidden: true }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull())
  expect(requests(calls, BUY)).toEqual([])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value).toBe('1000')
})

test.each([
  ['5000.00000001', /The balance is not enough: 5,000.USDT available/],
  ['99.99', /100/],
])('VAL-29.s the form refuses %s', async (amount, says) => {
  const calls = show('/earn?product=2')
  await screen.findByRole('textbox', { name: /^Amount/ })
  await screen.findByText(/Available/)
  type(amount)
  fireEvent.click(screen.getByRole('button', { name: /^Lock/ }))
  const alert = await screen.findByRole('alert')
  expect(written(alert.textContent)).toMatch(says)
  expect(requests(calls, BUY)).toEqual([])
})

test('VAL-33.e a visitor counts the interest, and is led to the log-in with what was typed', async () => {
  logOut()
  show('/earn?product=2')
  await screen.findByRole('textbox', { name: /^Amount/ })
  type('1000')
  expect(await screen.findByText(/^\+6\.57534246.USDT$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Log in to invest' }))
  await vi.waitFor(() => expect(address()).toBe('/Login'))
})

/** The year until the last midnight in GMT+8. */
const HISTORY = `/market/history?symbol=BTC%2FUSDT&from=${NOON - 12 * HOUR - 365 * DAY}&to=${NOON - 12 * HOUR}&resolution=1D`

const candles = Array.from({ length: 15 }, (_, day) => {
  const price = day < 7 ? '50000' : '40000'
  return [NOON - (15 - day) * DAY, price, price, price, price, '1']
})

test('FEAT-20.c MSG-24.e LIMIT-05.b a plan shows its first days and its past, and is created', async () => {
  const calls = show('/earn?tab=recurring', { [CREATE]: ok(null), [HISTORY]: candles })
  await screen.findByRole('textbox', { name: /^Amount each time/ })
  type('100')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Weekly' }).checked).toBe(true)
  const past = within(screen.getByRole('region', { name: 'The same BTC plan in the past' }))
  // At 50,000, then twice at 40,000: 0.001996 + 0.002495 + 0.002495 coins.
  expect(await past.findByText(/^0\.006986.BTC$/)).toBeTruthy()
  expect(past.getByText('Spent, 3 × 100')).toBeTruthy()
  expect(past.getByText(/They say nothing about the future/)).toBeTruthy()
  const dates = within(screen.getByText('First purchases').parentElement as HTMLElement).getAllByRole(
    'listitem',
  )
  expect(dates).toHaveLength(4)
  fireEvent.click(screen.getByRole('button', { name: 'Create plan' }))
  await vi.waitFor(() => expect(toasts()).toContain('BTC plan created'))
  const request = requests(calls, CREATE)[0]
  expect(request).toMatchObject({ aid: '1', amount: '100', cycle: '1' })
})

test.each([
  ['VAL-23.a', '0', /At least 10.USDT/],
  ['VAL-23.b', '9.99', /At least 10.USDT/],
])('%s the form of a plan refuses %s', async (_code, amount, says) => {
  const calls = show('/earn?tab=recurring', { [HISTORY]: [] })
  await screen.findByRole('textbox', { name: /^Amount each time/ })
  type(amount)
  fireEvent.click(screen.getByRole('button', { name: 'Create plan' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(says)
  expect(requests(calls, CREATE)).toEqual([])
})

test('past returns that cannot be read are not shown', async () => {
  show('/earn?tab=recurring', { [COINS]: page(recurringProduct({ rate: '12 %' })), [HISTORY]: [] })
  const table = await screen.findByRole('table', { name: 'Coins' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Coin', 'Price'])
})

test('FEAT-20.g SHELL-13.c the total of a member and its interest stand in the chosen currency, with the ways to assets, orders and plans', async () => {
  currencyStore.set({ fullName: 'EUR', symbol: '€', rate: decimal('0.92') })
  show()
  const total = await screen.findByRole('link', { name: /^In Earn/ })
  await vi.waitFor(() =>
    expect(shownTexts(total)).toEqual(['In Earn', '€920.00', 'Interest so far', '€2.30']),
  )
  const links = ['My orders', 'My plans'].map((name) => screen.getByRole('link', { name }))
  expect([total, ...links].map((link) => link.getAttribute('href'))).toEqual([
    '/financeAssets',
    '/earnOrder',
    '/orderThrow',
  ])
})

test('ROUTE-MARKETS.h another tab begins without the product of the one before, and leads from an empty one to the other', async () => {
  show('/earn?product=3')
  fireEvent.click(await screen.findByRole('tab', { name: 'Recurring' }))
  expect(address()).toBe('/earn?tab=recurring')
  expect(await screen.findByRole('table', { name: 'Coins' })).toBeTruthy()
  cleanup()
  show('/earn', { [SAVINGS]: page(), [COINS]: page() })
  fireEvent.click(await screen.findByRole('link', { name: 'Recurring' }))
  expect(address()).toBe('/earn?tab=recurring')
  fireEvent.click(await screen.findByRole('link', { name: 'Regular' }))
  expect(address()).toBe('/earn')
  expect(await screen.findByText('No products at the moment')).toBeTruthy()
})
