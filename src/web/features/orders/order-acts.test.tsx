// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Arrived } from '#src/web/client/tests/fake-server.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ETHER, fillOf, OPEN_ORDERS, PAST_ORDERS } from '#src/web/trading/orders/tests/show-member-orders.tsx'
import { orderPage, spotOrder } from '#src/web/trading/products/spot/tests/spot-order.ts'
import { otherPair, spotPair } from '#src/web/trading/products/spot/tests/spot-pair.ts'
import { told } from '#src/web/trading/tests/told.ts'
import { november } from '#tests/support/local-time.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { OpenOrdersScreen } from './open-orders-screen.tsx'
import { PastOrdersScreen } from './past-orders-screen.tsx'

const PAIRS = [spotPair(), spotPair(otherPair('ETH', 'USDT', 2))]
const ALL = '/exchange/order/cancel-all'
const [early, late] = [november(12, 7, 5, 9), november(13, 9, 0, 1)] as const

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  told()
  logOut()
})

const bodies = (calls: readonly Arrived[], path: string) =>
  calls.filter(({ url }) => url.endsWith(path)).map((call) => sent(call))

/** Chooses an option of a filter by its word. */
const choose = (name: string, word: string): void => {
  const filter = screen.getByRole('combobox', { name })
  const option = within(filter).getByRole<HTMLOptionElement>('option', { name: word })
  fireEvent.change(filter, { target: { value: option.value } })
}
const bitcoin = { symbol: 'BTC/USDT', direction: 'SELL', type: 'LIMIT_PRICE', pageNo: '1', pageSize: '100' }

test.each([
  ['open', OPEN_ORDERS, <OpenOrdersScreen key="open" />, [], bitcoin, ''],
  [
    'past',
    PAST_ORDERS,
    <PastOrdersScreen key="past" />,
    [['Status', ['All', 'Filled', 'Canceled', 'Expired'], 'Expired']],
    { ...bitcoin, status: 'OVERTIMED' },
    '&state=OVERTIMED',
  ],
] as const)(
  'VAL-25.c %s orders are filtered by what is chosen, in the request and in the address',
  async (_name, path, ui, more, body, search) => {
    const calls = serve({ [path]: orderPage(), '/market/symbol': PAIRS })
    showScreen(ui, '/orders')
    await screen.findByRole('option', { name: 'ETH/USDT' })
    const filters = [
      ['Pair', ['All', 'BTC/USDT', 'ETH/USDT'], 'BTC/USDT'],
      ['Side', ['All', 'Buy', 'Sell'], 'Sell'],
      ['Type', ['All', 'Market', 'Limit'], 'Limit'],
      ...more,
    ] as const
    expect(screen.getAllByRole('combobox')).toHaveLength(filters.length)
    for (const [name, words, word] of filters) {
      expect(shownTexts(screen.getByRole('combobox', { name }))).toEqual(words)
      choose(name, word)
    }
    await waitFor(() => expect(bodies(calls, path).at(-1)).toEqual(body))
    expect(decodeURIComponent(address())).toBe(`/orders?pair=BTC/USDT&side=SELL&type=LIMIT_PRICE${search}`)
  },
)

test.each([
  ['open', OPEN_ORDERS, <OpenOrdersScreen key="open" />],
  ['past', PAST_ORDERS, <PastOrdersScreen key="past" />],
] as const)(
  'VAL-25.c %s orders of other days are left out, also where the server gives them',
  async (_name, path, ui) => {
    serve({
      [path]: orderPage(spotOrder({ time: late.ms }), spotOrder({ ...ETHER, orderId: 'E2', time: early.ms })),
    })
    showScreen(ui, '/orders?from=2026-11-13&to=2026-11-13')
    const table = within(await screen.findByRole('table'))
    expect(
      table.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ).toEqual(['BTC/USDT /exchange/btc_usdt'])
  },
)

test('MSG-23.b all open orders of the chosen pair are cancelled, and those of all markets where none is chosen', async () => {
  let open: readonly object[] = [
    spotOrder(),
    spotOrder({ ...ETHER, orderId: 'E2' }),
    spotOrder({ ...ETHER, orderId: 'E3' }),
  ]
  const calls = serve({
    [OPEN_ORDERS]: () => orderPage(...open),
    '/market/symbol': PAIRS,
    [ALL]: (call: Arrived) => {
      const { symbol } = sent(call)
      const left = open.filter((order) => symbol !== undefined && Reflect.get(order, 'symbol') !== symbol)
      const count = open.length - left.length
      open = left
      return ok(count)
    },
  })
  showScreen(<OpenOrdersScreen />, '/spotOrder')
  await screen.findByRole('option', { name: 'ETH/USDT' })
  const all = screen.getByRole('button', { name: 'Cancel all' })
  for (const [pair, title, text, says] of [
    ['ETH/USDT', 'Cancel 2 orders?', /^All open orders in ETH\/USDT leave/, '2 orders'],
    ['All', 'Cancel 1 order?', /^All open orders in all markets leave/, '1 order'],
  ] as const) {
    choose('Pair', pair)
    await waitFor(() => expect(all.getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(all)
    const asked = await screen.findByRole('alertdialog', { name: title })
    expect(within(asked).getByText(text)).toBeTruthy()
    fireEvent.click(within(asked).getByRole('button', { name: 'Cancel all' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(told()).toEqual([`success | Order canceled | ${says}`])
    // None is left of this pair, whatever there is of others.
    await waitFor(() => expect(all.getAttribute('aria-disabled')).toBe('true'))
  }
  expect(bodies(calls, ALL)).toEqual([{ symbol: 'ETH/USDT' }, {}])
})

test('FEAT-12.k the fills of one order after those of another are its own, on the screen and in the file', async () => {
  const refused = { code: 500, message: 'Not now.', data: null }
  serve({
    [PAST_ORDERS]: orderPage(
      spotOrder({ status: 'COMPLETED' }),
      spotOrder({ ...ETHER, orderId: 'E2', direction: 'SELL', status: 'CANCELED' }),
      spotOrder({ orderId: 'E3', status: 'OVERTIMED' }),
      spotOrder({ orderId: 'E4', status: 'CANCELED' }),
    ),
    '/exchange/order/detail/E1': [fillOf('E1', '41000', '0.125', late.ms)],
    '/exchange/order/detail/E2': [fillOf('E2', '3000', '8', early.ms)],
    '/exchange/order/detail/E3': [],
    '/exchange/order/detail/E4': refused,
  })
  showScreen(<PastOrdersScreen />, '/orderHistory')
  for (const [button, title, number, line, name] of [
    [
      'Fills BTC/USDT E1',
      'Fills of the order in BTC/USDT',
      'E1',
      ['41,000', '0.125 BTC', '1 USDT', '0.50 BTC'],
      'openbourse-order-E1.csv',
    ],
    [
      'Fills ETH/USDT E2',
      'Fills of the order in ETH/USDT',
      'E2',
      ['3,000', '8 ETH', '1 USDT', '0.50 USDT'],
      'openbourse-order-E2.csv',
    ],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name: button }))
    const dialog = await screen.findByRole('dialog', { name: title })
    const [, row] = await within(dialog).findAllByRole('row')
    expect(dialog.querySelector('p')?.textContent).toContain(number)
    expect(shownTexts(row ?? dialog).slice(1)).toEqual(line)
    expect(
      (await savedFile({ place: dialog, constant: ['Time (UTC)', 'Price', 'Amount', 'Turnover', 'Fee'] }))
        .name,
    ).toBe(name)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  for (const [button, text] of [
    ['Fills BTC/USDT E3', 'This order was not filled'],
    ['Fills BTC/USDT E4', 'The orders could not be loaded'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: button }))
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(shownTexts(dialog)).toContain(text))
    expect(within(dialog).getByRole('button', { name: 'CSV' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  }
})
