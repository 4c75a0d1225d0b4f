// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { address, ok, sent } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { fakeChat } from '../tests/fake-chat.ts'
import { DETAIL, LIST, NOW, order, page, row } from '../tests/order-answers.ts'
import { asked, beginOrders, endOrders, showOrders } from '../tests/show-orders.tsx'

const { hub } = fakeChat()
vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => hub }))

const other = {
  orderSn: '2598',
  type: 1,
  unit: 'BTC',
  name: 'kontor',
  price: '61550.25',
  amount: '0.02031673',
  money: '1250.5',
  currency: 'CHF',
  status: 0,
  createTime: '2026-11-20 17:05:40',
}
const BITCOIN = ['0.02031673 BTC', '61,550.25 CHF', '1,250.50 CHF', 'kontor']
const TETHER = ['468.51574212 USDT', '1.0672 EUR', '500.00 EUR', 'nordlicht']

beforeEach(beginOrders)
afterEach(endOrders)

test('ENT-04.b orders are listed and saved with number, time, side, amount, price, money, counterparty and state', async () => {
  const states = [3, 4].map((status) => row({ ...other, orderSn: `259${status}`, status }))
  const rows = [row(), row({ ...other, type: 0, orderSn: '2597', status: 2 }), row(other), ...states]
  showOrders(
    { [LIST]: (call) => (sent(call)['status'] === '3' ? page(...rows) : page()) },
    '/orderMy?state=finished',
  )
  expect(await shownTable('C2C orders')).toEqual([
    ['Order', 'Side', 'Amount', 'Price', 'Money', 'With', 'Status'],
    ['2611 Nov 21, 2026, 01:30', 'Buy USDT', ...TETHER, 'Unpaid'],
    ['2597 Nov 20, 2026, 09:05', 'Buy BTC', ...BITCOIN, 'Paid'],
    ['2598 Nov 20, 2026, 09:05', 'Sell BTC', ...BITCOIN, 'Canceled'],
    ['2593 Nov 20, 2026, 09:05', 'Sell BTC', ...BITCOIN, 'Finished'],
    ['2594 Nov 20, 2026, 09:05', 'Sell BTC', ...BITCOIN, 'Appealing'],
  ])
  const bitcoin = ['0.02031673', '61550.25', '1250.5', 'CHF', 'kontor']
  const earlier = '2026-11-20T09:05:40.000Z'
  expect(await savedFile()).toEqual({
    name: 'c2c-orders.csv',
    lines: [
      ['Order', 'Opened (UTC)', 'Side', 'Amount', 'Price', 'Money', 'Currency', 'With', 'Status'],
      [
        '2611',
        '2026-11-21T01:30:00.000Z',
        'Buy USDT',
        '468.51574212',
        '1.0672',
        '500.00',
        'EUR',
        'nordlicht',
        'Unpaid',
      ],
      ['2597', earlier, 'Buy BTC', ...bitcoin, 'Paid'],
      ['2598', earlier, 'Sell BTC', ...bitcoin, 'Canceled'],
      ['2593', earlier, 'Sell BTC', ...bitcoin, 'Finished'],
      ['2594', earlier, 'Sell BTC', ...bitcoin, 'Appealing'],
    ],
  })
})

test('FEAT-18.j each order under way says the next step, its money or coins and its number, and leads to it', async () => {
  const answers: Readonly<Record<string, object>> = {
    1: page(row({ orderSn: '11' }), row({ ...other, orderSn: '12', status: 1 })),
    2: page(row({ orderSn: '21', status: 2 }), row({ ...other, orderSn: '22', status: 2 })),
    4: page(row({ ...other, orderSn: '41', status: 4, createTime: '2026-11-21 09:31:00' })),
  }
  showOrders(
    {
      [LIST]: (call) => answers[sent(call)['status'] ?? ''] ?? page(),
      // Only what is unpaid has a time to pay.
      [DETAIL]: (call) => {
        const orderSn = sent(call)['orderSn'] ?? ''
        const timeLimit = orderSn === '11' ? 15 : 30
        return ok(order({ orderSn, timeLimit, status: Number(orderSn.charAt(0)) }))
      },
    },
    '/orderMy',
  )
  vi.setSystemTime(NOW + 30_000)
  const list = await screen.findByRole('list', { name: 'Orders under way' })
  await waitFor(() => expect(within(list).getAllByRole('timer')).toHaveLength(2))
  expect(
    within(list)
      .getAllByRole('link')
      .map((card) => [
        card.getAttribute('href'),
        card.dataset['mine'],
        ...shownTexts(card, '[role="timer"]'),
      ]),
  ).toEqual([
    ['/orderMy?order=11', 'true', 'Pay now', '500.00 EUR to nordlicht', 'Buy 468.51574212 USDT', '·', '11'],
    ['/orderMy?order=22', 'true', 'Your turn', 'kontor sent 1,250.50 CHF', 'Sell 0.02031673 BTC', '·', '22'],
    [
      '/orderMy?order=41',
      'false',
      'Staff decides',
      '1,250.50 CHF with kontor',
      'Sell 0.02031673 BTC',
      '·',
      '41',
    ],
    [
      '/orderMy?order=21',
      'false',
      'Waiting for coins',
      '468.51574212 USDT from nordlicht',
      'Buy 468.51574212 USDT',
      '·',
      '21',
    ],
    [
      '/orderMy?order=12',
      'false',
      'Waiting for money',
      '1,250.50 CHF from kontor',
      'Sell 0.02031673 BTC',
      '·',
      '12',
    ],
  ])
  expect(
    within(list)
      .getAllByRole('timer')
      .map(({ textContent }) => textContent.slice(0, 2)),
  ).toEqual(['12', '27'])
})

test('FEAT-18.j orders that can still change are read again every 15 seconds, ended ones are not', async () => {
  const calls = showOrders({}, '/orderMy?state=finished')
  await screen.findByText('No finished orders')
  const reads = (status: string): number =>
    asked(calls, LIST).filter((one) => one['status'] === status).length
  const before = [reads('3'), reads('2')]
  await vi.advanceTimersByTimeAsync(16_000)
  await waitFor(() => expect(reads('2')).toBeGreaterThan(before[1] ?? 0))
  expect(reads('3')).toBe(before[0])
})

test('FEAT-18.j another tab asks for its state alone: the number that was searched for is gone', async () => {
  const calls = showOrders({}, '/orderMy?state=finished&number=2611')
  await screen.findByRole('searchbox', { name: 'Order number' })
  fireEvent.click(screen.getByRole('tab', { name: 'Appealing' }))
  await screen.findByText('No order is appealing')
  expect(address()).toBe('/orderMy?state=appealing')
  expect(screen.getByRole('searchbox', { name: 'Order number' })).toHaveProperty('value', '')
  expect(asked(calls, LIST)).toContainEqual({ status: '4', pageNo: '1', pageSize: '10' })
  expect(screen.getByText('Orders that staff must decide stand here.')).toBeTruthy()
})
