// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { coinSwapOrderSource } from '#src/web/trading/products/coin-swap/coin-swap-order-source.ts'
import { createSwapOrderSource } from '#src/web/trading/products/swap/orders/swap-order-source.ts'
import { november } from '#tests/support/local-time.ts'
import { address, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { ContractOrders } from './contract-orders.tsx'
import { ContractOrdersScreen } from './contract-orders-screen.tsx'
import { orderPage, waitingOrder } from './tests/contract-order.ts'

const [late, early] = [november(12, 7, 5, 9), november(11, 18, 30, 41)] as const
const OPEN = '/swap/order/current'
const DAY_MS = 86_400_000
const FILTERED_HERE = /does not know every part of the filter/
const PAST = '/swap/order/history'

const waiting = waitingOrder(late.ms)
const blast = {
  ...waiting,
  id: 41,
  direction: 1,
  entrustType: 1,
  type: 0,
  status: 3,
  triggerPrice: null,
  entrustPrice: '0',
  tradedPrice: '47762.50',
  tradedVolume: '0.09',
  openFee: null,
  closeFee: '2.38',
  profitAndLoss: '-250.00',
  isBlast: 1,
  createTime: early.ms,
}
const failed = { ...waiting, id: 40, symbol: 'ETH/USDT', coinSymbol: 'ETH', status: 2, createTime: early.ms }
const cancelled = { ...waiting, id: 39, type: 1, triggerPrice: null, status: 1, createTime: early.ms }

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  logOut()
})

/** The last cells of the shown rows: their states. */
async function states(): Promise<readonly (string | undefined)[]> {
  const table = within(await screen.findByRole('table'))
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)
}

test('ROUTE-ORDERS.g ENT-05.g STATE-06.d orders that wait, with their trigger prices and margins', async () => {
  const closing = {
    ...waiting,
    id: 43,
    symbol: 'ETH/USDT',
    coinSymbol: 'ETH',
    direction: 0,
    entrustType: 1,
    type: 1,
    triggerPrice: null,
    entrustPrice: '3400.00',
    volume: '2.5',
    tradedVolume: '0.75',
    principalAmount: '425.00',
    createTime: early.ms,
  }
  serve({ [OPEN]: orderPage(waiting, closing) })
  showScreen(<ContractOrdersScreen />, '/orderEntrust-1')
  expect(await shownTable('Open orders')).toEqual([
    [
      'Time',
      'Contract',
      'Action',
      'Type',
      'Trigger price',
      'Price',
      'Quantity',
      'Filled',
      'Margin',
      'Status',
    ],
    [
      'Nov 12, 2026, 07:05:09',
      'BTC/USDT',
      'Open long',
      'Trigger',
      '95,000.00',
      '96,000.00',
      '0.1 BTC',
      '0 BTC',
      '480.00 USDT',
      'Open',
    ],
    [
      'Nov 11, 2026, 18:30:41',
      'ETH/USDT',
      'Close short',
      'Limit',
      '—',
      '3,400.00',
      '2.5 ETH',
      '0.75 ETH',
      '425.00 USDT',
      'Partly filled',
    ],
  ])
  expect(screen.getByRole('link', { name: 'BTC/USDT' }).getAttribute('href')).toBe('/swap/btc_usdt')
})

test('ENT-05.g STATE-05.g past orders have their end, a liquidation its own word, and go into a file exactly', async () => {
  const opened = {
    ...failed,
    status: 1,
    direction: 1,
    volume: '0.2',
    tradedPrice: '3450.5',
    tradedVolume: '0.04',
    principalAmount: '69.01',
    openFee: '0.06901',
    createTime: late.ms,
  }
  serve({ [PAST]: orderPage(blast, opened) })
  showScreen(<ContractOrdersScreen />, '/orderEntrust-1?show=past')
  expect(await shownTable('Order history')).toEqual([
    [
      'Time',
      'Contract',
      'Action',
      'Type',
      'Trigger price',
      'Price',
      'Average price',
      'Quantity',
      'Filled',
      'Turnover',
      'Margin',
      'Realized PnL',
      'Fee',
      'Status',
    ],
    [
      'Nov 11, 2026, 18:30:41',
      'BTC/USDT',
      'Close long',
      'Market',
      '—',
      'Market',
      '47,762.50',
      '0.1 BTC',
      '0.09 BTC',
      '4,298.62 USDT',
      '480.00 USDT',
      '−250.00 USDT',
      '2.38 USDT',
      'Liquidated',
    ],
    [
      'Nov 12, 2026, 07:05:09',
      'ETH/USDT',
      'Open short',
      'Trigger',
      '95,000.00',
      '96,000.00',
      '3,450.50',
      '0.2 ETH',
      '0.04 ETH',
      '138.02 USDT',
      '69.01 USDT',
      '—',
      '0.06901 USDT',
      'Canceled',
    ],
  ])
  const { name, lines } = await savedFile()
  expect(name).toBe('openbourse-swap-orders-past.csv')
  expect(lines[1]).toEqual([
    early.utc,
    'BTC/USDT',
    'Close long',
    'Market',
    '',
    '',
    '47762.50',
    '0.1',
    '0.09',
    '4298.62500000',
    '480.00',
    '-250.00',
    '2.38',
    'Liquidated',
  ])
})

test('VAL-25.c the filter stands in the address, and is sent in the words of the contract', async () => {
  const calls = serve({ [PAST]: orderPage(blast), '/swap/symbol': [] })
  showScreen(
    <ContractOrdersScreen />,
    '/orderEntrust-1?show=past&contract=BTC/USDT&side=close-long&type=market&state=liquidated&from=2026-11-01&to=x',
  )
  expect(await states()).toEqual(['Liquidated'])
  const asked = calls.find(({ url }) => url.endsWith(PAST))
  expect(asked && sent(asked)).toEqual({
    symbol: 'BTC/USDT',
    entrustType: '1',
    direction: '1',
    type: '0',
    status: '3',
    pageNo: '1',
    pageSize: '100',
  })
  fireEvent.click(screen.getByRole('tab', { name: 'Open orders' }))
  await waitFor(() => expect(address()).not.toContain('show='))
})

/** Orders of a server that gives all rows of these pages, whatever it is asked for. */
function showUnfiltered(search: string, pages: readonly object[], total: number): void {
  serve({
    [PAST]: (call) => ({ ...pages[Number(sent(call)['pageNo']) - 1], totalElements: total }),
  })
  showScreen(
    <ContractOrders sources={{ swap: createSwapOrderSource(), coinswap: coinSwapOrderSource }} />,
    `/orderEntrust-1?show=past&${search}`,
  )
}

test('VAL-25.c a server that ignores the filter is filtered here, to the end of its list, and that is said', async () => {
  const pages = [orderPage(blast, failed), orderPage(cancelled)]
  showUnfiltered('state=cancelled', pages, 3)
  expect(await states()).toEqual(['Canceled'])
  expect(await screen.findByText(FILTERED_HERE)).toBeTruthy()
})

test('VAL-25.c a server that ignores only the days is noticed, and filtered here', async () => {
  const outside = { ...cancelled, id: 37, createTime: early.ms - 3 * DAY_MS }
  showUnfiltered('from=2026-11-11&to=2026-11-11', [orderPage(cancelled)], 1)
  expect(await states()).toHaveLength(1)
  expect(screen.queryByText(FILTERED_HERE)).toBeNull()
  cleanup()
  showUnfiltered('from=2026-11-11&to=2026-11-11', [orderPage(cancelled, outside)], 2)
  expect(await screen.findByText(FILTERED_HERE)).toBeTruthy()
  expect(await states()).toHaveLength(1)
})
