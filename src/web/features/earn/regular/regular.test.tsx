// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { logOut } from '#src/web/session/session.ts'
import { returnToEntry } from '#src/web/session/return-to.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { atNoonInPhoenix } from '#tests/support/noon-in-phoenix.ts'
import { address, ok, serve, showScreen } from '#tests/support/screen.tsx'
import { onPhone } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import { EarnScreen } from '../earn-screen.tsx'
import {
  BUY,
  common,
  OPEN,
  page,
  requests,
  SAVINGS,
  savingsOrder,
  savingsProduct,
} from '../tests/earn-answers.ts'
// Loaded when it is shown; a test that waits for it would wait for a slow machine.
import './savings-form.tsx'

const WALLETS = '/uc/asset/wallet'

function show(at = '/earn', more: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    ...common,
    [WALLETS]: ok([walletRow('5000'), walletRow('0.75', 'BTC')]),
    ...more,
  })
  showScreen(<EarnScreen />, at)
  return calls
}
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/, hidden: true })
const type = async (value: string): Promise<void> => {
  fireEvent.change(await amount(), { target: { value } })
}
const press = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }))
const matrix = () => screen.findByRole('table', { name: 'Rate per year by coin and term' })
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'))

atNoonInPhoenix()
beforeEach(() => {
  // With room for the form beside the products.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList,
  )
})

test('FEAT-20.a the question before an order has rate, both days, interest and return of its product and its amount', async () => {
  const calls = show('/earn?product=2', { [BUY]: ok(null) })
  const ask = async (value: string) => {
    await type(value)
    press(/^Lock /)
    return screen.findByRole('alertdialog', { hidden: true })
  }
  const first = await ask('1000')
  expect(shownTexts(first)).toEqual([
    'Lock 1,000 USDT?',
    'Rate a year',
    '8.00%',
    'First day of interest',
    'Nov 24, 2026, 09:00',
    'Redemption date',
    'Dec 24, 2026, 09:00',
    'Interest',
    '6.57534246 USDT',
    'Back in your spot account',
    '1,006.57534246 USDT',
    'Fixed until Dec 24, 2026, 09:00. There is no earlier redemption.',
    'Cancel',
    'Lock 1,000 USDT',
  ])
  fireEvent.click(within(first).getByRole('button', { name: 'Cancel', hidden: true }))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull())

  press(/^BTC, 7 days/)
  await waitFor(() => expect(address()).toBe('/earn?product=4'))
  const second = await ask('0.5')
  expect(shownTexts(second)).toEqual([
    'Lock 0.50 BTC?',
    'Rate a year',
    '1.00%',
    'First day of interest',
    'Nov 24, 2026, 09:00',
    'Redemption date',
    'Dec 01, 2026, 09:00',
    'Interest',
    '0.00009589 BTC',
    'Back in your spot account',
    '0.50009589 BTC',
    'Fixed until Dec 01, 2026, 09:00. There is no earlier redemption.',
    'Cancel',
    'Lock 0.50 BTC',
  ])
  fireEvent.click(within(second).getByRole('button', { name: /^Lock/, hidden: true }))
  await waitFor(() => expect(toastStore.get()).toHaveLength(1))
  expect(requests(calls, BUY)).toEqual([{ aid: '4', amount: '0.5' }])
  expect(toastStore.get().map(({ title, text }) => [title.replace('\u{a0}', ' '), text])).toEqual([
    ['0.50 BTC locked', 'Amount and interest come back on Dec 01, 2026, 09:00.'],
  ])
  await waitFor(async () => expect((await amount()).value).toBe(''))
})

test('FEAT-20.a the form of a product has its own title, least amount, interest and days, and its largest amount is the balance', async () => {
  show('/earn?product=4')
  await amount()
  const card = within(screen.getByRole('region', { name: 'BTC, 7 days 1.00% a year' }))
  expect(await card.findByText(/^Available: 0\.75.BTC$/)).toBeTruthy()
  const days = (end: string) =>
    [
      ['At once', ', in progress', 'The amount leaves your spot account'],
      ['Nov 24, 2026, 09:00', ', still to come', 'First day of interest'],
      ['Dec 01, 2026, 09:00', ', still to come', end],
    ].flat()
  const result = card.getByRole('status')
  const steps = card.getByRole('list', { name: 'Days of the order' })
  expect(card.getByText(/^from 0\.001.BTC$/)).toBeTruthy()
  expect(shownTexts(result)).toEqual(['Interest, once at the end', '—', 'Amount × 1.00% × 7 days ÷ 365'])
  expect(shownTexts(steps)).toEqual(days('Amount and interest are back in your spot account'))
  expect(card.getByText('Fixed until Dec 01, 2026, 09:00. There is no earlier redemption.')).toBeTruthy()
  press('Max')
  expect((await amount()).value).toBe('0.75')
  expect(shownTexts(result)).toEqual([
    'Interest, once at the end',
    '+0.00014383 BTC',
    '0.75 × 1.00% × 7 days ÷ 365',
  ])
  expect(shownTexts(steps)).toEqual(days('0.75 BTC + 0.00014383 BTC are back in your spot account'))
})

test('ROUTE-MARKETS.h the pressed product is marked and shown, a coin and what the member has narrow the list, and all come back', async () => {
  show()
  const table = await matrix()
  await within(table).findByText('0.75')
  expect(pressed()).toEqual(['USDT, 1 month, 8.00% a year'])
  press(/^USDT, 1 year/)
  expect(await screen.findByRole('region', { name: 'USDT, 1 year 9.50% a year' })).toBeTruthy()
  expect(pressed()).toEqual(['USDT, 1 year, 9.50% a year'])
  expect(address()).toBe('/earn?product=3')
  expect(screen.getByText(/^3 products\. /)).toBeTruthy()
  const coins = () => screen.queryAllByRole('rowheader').map((head) => shownTexts(head)[0])
  fireEvent.click(screen.getByRole('switch', { name: 'Only coins I have' }))
  expect(coins()).toEqual(['USDT', 'BTC'])
  fireEvent.click(screen.getByRole('radio', { name: 'BTC' }))
  expect(coins()).toEqual(['BTC'])
  cleanup()
  show('/earn', { [WALLETS]: ok([walletRow('5000'), walletRow('0', 'BTC')]) })
  await within(await matrix()).findByText('5,000')
  fireEvent.click(screen.getByRole('switch', { name: 'Only coins I have' }))
  expect(coins()).toEqual(['USDT'])
  fireEvent.click(screen.getByRole('radio', { name: 'BTC' }))
  expect(coins()).toEqual([])
  press('Show all')
  expect(coins()).toEqual(['USDT', 'BTC'])
})

test('FEAT-20.a the form after an order begins empty, also where its amount came by the address', async () => {
  show('/earn?product=4&amount=0.5', { [BUY]: ok(null) })
  expect((await amount()).value).toBe('0.5')
  fireEvent.click(await screen.findByRole('button', { name: /^Lock 0\.50/ }))
  const question = within(await screen.findByRole('alertdialog', { hidden: true }))
  fireEvent.click(question.getByRole('button', { name: /^Lock/, hidden: true }))
  await waitFor(async () => expect((await amount()).value).toBe(''))
})

test('FEAT-20.g the three orders that are paid back next stand below the products, soonest first, with interest and moment', async () => {
  const order = (id: number, day: string, more: object = {}): object =>
    savingsOrder({ id, endTime: `2026-12-${day} 00:00:00`, ...more })
  show('/earn', {
    [OPEN]: page(
      order(1, '09', { num: '700', earnNum: '1.5', duration: 7, periodUnit: 0, rate: '0.06' }),
      order(2, '25'),
      order(3, '03', {
        coinUnit: 'BTC',
        num: '0.5',
        earnNum: '0.0004',
        duration: 365,
        periodUnit: 2,
        rate: '0.01',
      }),
      order(4, '17', { num: '900', earnNum: '2.25', rate: '0.09' }),
    ),
  })
  const card = await screen.findByRole('region', { name: 'Next payouts' })
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((item) => shownTexts(item).join(' ')),
  ).toEqual([
    '0.50 BTC 1 year at 1.00% +0.0004 BTC Dec 02, 2026, 09:00',
    '700 USDT 7 days at 6.00% +1.50 USDT Dec 08, 2026, 09:00',
    '900 USDT 1 month at 9.00% +2.25 USDT Dec 16, 2026, 09:00',
  ])
  expect(within(card).getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/earnOrder')
})

test('ROUTE-MARKETS.h on a phone each coin is a card with its terms, and the form of the pressed one is a dialog that closes', async () => {
  onPhone()
  // The longest term is the first on offer, the shortest the first on the card.
  const year = savingsProduct({ id: 3, duration: 365, periodUnit: 2, rate: '0.095', sort: 0 })
  const week = savingsProduct({
    id: 4,
    coinUnit: 'BTC',
    duration: 7,
    periodUnit: 0,
    rate: '0.01',
    num: '0.001',
  })
  const calls = show('/earn', { [BUY]: ok(null), [SAVINGS]: page(year, savingsProduct(), week) })
  await screen.findByText('0.75')
  const cards = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('I have') !== null)
  expect(cards.map((card) => shownTexts(card).join(' '))).toEqual([
    'USDT I have 5,000 From 100 USDT 8.00% 1 month 9.50% 1 year',
    'BTC I have 0.75 From 0.001 BTC 1.00% 7 days',
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
  press(/^USDT, 1 year/)
  const dialog = await screen.findByRole('dialog', { name: 'USDT, 1 year', hidden: true })
  expect(within(dialog).getByRole('definition', { hidden: true }).textContent).toBe('9.50%')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close', hidden: true }))
  await waitFor(() => expect(address()).toBe('/earn'))
  press(/^BTC, 7 days/)
  await type('0.25')
  fireEvent.click(screen.getByRole('button', { name: /^Lock/, hidden: true }))
  const question = within(await screen.findByRole('alertdialog', { hidden: true }))
  fireEvent.click(question.getByRole('button', { name: /^Lock/, hidden: true }))
  await waitFor(() => expect(address()).toBe('/earn'))
  expect(requests(calls, BUY)).toEqual([{ aid: '4', amount: '0.25' }])
})

test.each([
  ['/earn?product=4', '0.5', '/earn?product=4&amount=0.5'],
  ['/earn?tab=recurring&product=2', '75', '/earn?tab=recurring&product=2&amount=75'],
])(
  'VAL-33.e MSG-08.b a visitor at %s who typed %s is led back to it after the log-in',
  async (at, typed, back) => {
    logOut()
    show(at)
    await type(typed)
    press('Log in to invest')
    await waitFor(() => expect(address()).toBe('/Login'))
    expect(returnToEntry.read()).toBe(back)
    cleanup()
    show(back)
    expect((await amount()).value).toBe(typed)
    expect(screen.queryByText('I have')).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('link', { name: 'My orders' })).toBeNull()
  },
)
