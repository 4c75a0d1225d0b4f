// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { november } from '#tests/support/local-time.ts'
import { onPhone, shownCards } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { orderPage, spotOrder } from '../products/spot/tests/spot-order.ts'
import {
  ETHER,
  fillOf,
  OPEN_ORDERS,
  openTab,
  PAST_ORDERS,
  showMemberOrders,
} from './tests/show-member-orders.tsx'

const [early, later] = [november(12, 7, 5, 9), november(13, 9, 0, 1)] as const
const refused = { code: 500, message: 'Not now.', data: null }

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  logOut()
})

test('FEAT-12.jk orders and fills are cards in a narrow panel: no type, and no share of what is not filled', async () => {
  onPhone()
  const untouched = spotOrder({ ...ETHER, time: later.ms, price: '200', amount: '7' })
  const partly = spotOrder({
    orderId: 'E5',
    time: early.ms,
    tradedAmount: '0.125',
    turnover: '1500',
    detail: [{ ...fillOf('E1', '12000', '0.125', later.ms), turnover: '1500' }],
  })
  showMemberOrders({ [OPEN_ORDERS]: orderPage(partly, untouched), [PAST_ORDERS]: orderPage() })
  expect(await shownCards('Open orders')).toEqual([
    [
      'BTC/USDT',
      'Buy',
      'Nov 12, 2026, 07:05:09',
      'Partly filled',
      'Price',
      '12,345.67',
      'Amount',
      '0.5 BTC',
      'Total',
      '6,172.835 USDT',
      'Filled',
      '25%',
    ],
    [
      'ETH/USDT',
      'Buy',
      'Nov 13, 2026, 09:00:01',
      'Open',
      'Price',
      '200',
      'Amount',
      '7 ETH',
      'Total',
      '1,400 USDT',
    ],
  ])
  openTab(/^Fills/)
  expect(await shownCards('Fills')).toEqual([
    [
      'BTC/USDT',
      'Buy',
      'Nov 13, 2026, 09:00:01',
      'Price',
      '12,000',
      'Amount',
      '0.125 BTC',
      'Turnover',
      '1,500 USDT',
      'Fee',
      '0.50 BTC',
    ],
  ])
})

test.each([
  ['nothing', orderPage(), orderPage(), ['No open orders', 'No past orders yet', 'No fills yet']],
  [
    'no open orders',
    refused,
    orderPage(),
    ['The orders could not be loaded', 'No past orders yet', 'Fills of your open orders could not be loaded'],
  ],
  [
    'no past orders',
    orderPage(),
    refused,
    ['No open orders', 'The orders could not be loaded', 'Fills of your past orders could not be loaded'],
  ],
  [
    'neither',
    refused,
    refused,
    ['The orders could not be loaded', 'The orders could not be loaded', 'Your fills could not be loaded'],
  ],
])('FEAT-12.jk with %s each list tells its own', async (_name, current, history, titles) => {
  showMemberOrders({ [OPEN_ORDERS]: current, [PAST_ORDERS]: history })
  for (const [at, tab] of ['Open orders', 'Order history', 'Fills'].entries()) {
    openTab(new RegExp(`^${tab}`))
    await waitFor(() => expect(shownTexts(screen.getByRole('tabpanel'))).toContain(titles[at]))
  }
})
