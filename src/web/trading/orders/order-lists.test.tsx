// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { november } from '#tests/support/local-time.ts'
import { sent } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { sortedRows } from '#tests/support/sorted-rows.ts'
import { tradingPreferences } from '../preferences.ts'
import { orderPage, spotOrder } from '../products/spot/tests/spot-order.ts'
import {
  ETHER,
  fillOf,
  OPEN_ORDERS,
  openTab,
  PAST_ORDERS,
  showMemberOrders,
} from './tests/show-member-orders.tsx'

const [first, second, third] = [november(11, 18, 30, 41), november(12, 7, 5, 9), november(13, 9, 0, 1)]

const [low, middle, high] = [
  spotOrder({ ...ETHER, orderId: 'E1', time: third.ms, price: '200', amount: '7', turnover: '40' }),
  spotOrder({ orderId: 'E2', time: first.ms, direction: 'SELL', price: '100', amount: '9', turnover: '60' }),
  spotOrder({ orderId: 'E3', time: second.ms, price: '300', amount: '8', turnover: '70' }),
]
beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  tradingPreferences.set(null)
  logOut()
})

test('FEAT-12.jk orders and fills are sorted by each column that is one of theirs', async () => {
  const filled = [fillOf('E3', '290', '2', second.ms), fillOf('E3', '310', '3', third.ms)]
  showMemberOrders({
    [OPEN_ORDERS]: orderPage(middle, low, high),
    [PAST_ORDERS]: orderPage(
      middle,
      low,
      spotOrder({
        orderId: 'E3',
        time: second.ms,
        price: '300',
        amount: '8',
        tradedAmount: '5',
        turnover: '70',
        status: 'CANCELED',
        detail: [fillOf('E3', '300', '1', first.ms), ...filled],
      }),
    ),
  })
  expect(await sortedRows('Open orders', 'Amount')).toEqual({
    Time: '7 ETH, 8 BTC, 9 BTC',
    Pair: '9 BTC, 8 BTC, 7 ETH',
    Side: '7 ETH, 8 BTC, 9 BTC',
    Price: '9 BTC, 7 ETH, 8 BTC',
    Amount: '7 ETH, 8 BTC, 9 BTC',
    Total: '9 BTC, 7 ETH, 8 BTC',
  })
  openTab(/^Order history/)
  expect((await sortedRows('Order history', 'Amount'))['Turnover']).toBe('7 ETH, 9 BTC, 8 BTC')
  openTab(/^Fills/)
  expect(await sortedRows('Fills', 'Amount')).toEqual({
    Time: '3 BTC, 2 BTC, 1 BTC',
    Price: '2 BTC, 1 BTC, 3 BTC',
  })
})

test('FEAT-12.q “This market only” leaves out orders and fills of others, and asks for past orders of this one', async () => {
  const calls = showMemberOrders({
    [OPEN_ORDERS]: orderPage(
      spotOrder({ ...ETHER, orderId: 'E8', detail: [fillOf('E8', '21', '3', first.ms)], tradedAmount: '3' }),
      spotOrder({ orderId: 'E9', detail: [fillOf('E9', '22', '4', second.ms)], tradedAmount: '4' }),
    ),
    [PAST_ORDERS]: orderPage(),
  })
  const pairs = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  const tab = () => screen.getByRole('tab', { name: /^Open orders/ }).textContent
  const asked = () => calls.filter(({ url }) => url.endsWith(PAST_ORDERS)).map((call) => sent(call)['symbol'])
  await waitFor(() => expect(tab()).toBe('Open orders2'))
  expect([pairs(), asked()]).toEqual([['ETH/USDT', 'BTC/USDT'], [undefined]])
  fireEvent.click(screen.getByRole('switch', { name: 'This market only' }))
  expect([tab(), pairs()]).toEqual(['Open orders1', ['BTC/USDT']])
  await waitFor(() => expect(asked()).toEqual([undefined, 'BTC/USDT']))
  openTab(/^Fills/)
  await waitFor(() => expect(pairs()).toEqual(['BTC/USDT']))
  fireEvent.click(screen.getByRole('switch', { name: 'This market only' }))
  // Newest first.
  await waitFor(() => expect(pairs()).toEqual(['BTC/USDT', 'ETH/USDT']))
})

test('FEAT-12.k ENT-05.cd an order that is in both lists counts as past, with the fills of the past one', async () => {
  const half = { orderId: 'E9', tradedAmount: '2', detail: [fillOf('E9', '22', '2', first.ms)] }
  const whole = {
    ...half,
    tradedAmount: '6',
    detail: [...half.detail, fillOf('E9', '23', '4', second.ms)],
    status: 'COMPLETED',
  }
  showMemberOrders({ [OPEN_ORDERS]: orderPage(spotOrder(half)), [PAST_ORDERS]: orderPage(spotOrder(whole)) })
  openTab(/^Fills/)
  expect((await sortedRows('Fills', 'Amount'))['Time']).toBe('4 BTC, 2 BTC')
})

test('FEAT-12.k ENT-05.c the file of past orders has all columns, also those that the panel hides', async () => {
  showMemberOrders({
    [OPEN_ORDERS]: orderPage(),
    [PAST_ORDERS]: orderPage(
      spotOrder({
        time: second.ms,
        price: '50000.50',
        tradedAmount: '0.125',
        turnover: '6237.5',
        status: 'OVERTIMED',
      }),
      spotOrder({
        ...ETHER,
        orderId: 'E2',
        time: first.ms,
        direction: 'SELL',
        type: 'MARKET_PRICE',
        price: '0',
        amount: '8',
        tradedAmount: '8',
        turnover: '24000',
        status: 'COMPLETED',
      }),
    ),
  })
  openTab(/^Order history/)
  await shownTable('Order history')
  expect(await savedFile()).toEqual({
    name: 'Order history.csv',
    lines: [
      [
        'Time (UTC)',
        'Pair',
        'Type',
        'Side',
        'Price',
        'Average price',
        'Amount',
        'Total',
        'Filled',
        'Turnover',
        'Status',
      ],
      [
        second.utc,
        'BTC/USDT',
        'Limit',
        'Buy',
        '50000.50',
        '49900.00000000',
        '0.5',
        '25000.250',
        '0.125',
        '6237.5',
        'Expired',
      ],
      [first.utc, 'ETH/USDT', 'Market', 'Sell', '0', '3000.00000000', '8', '', '8', '24000', 'Filled'],
    ],
  })
})
