// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { address, sent } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { fakeChat } from '../tests/fake-chat.ts'
import { LIST, page, row } from '../tests/order-answers.ts'
import { asked, beginOrders, endOrders, showOrders } from '../tests/show-orders.tsx'

const { hub } = fakeChat()
vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => hub }))

beforeEach(beginOrders)
afterEach(endOrders)

test('ENT-04.b STATE-04.abcde FEAT-18.j ROUTE-ORDERS.e orders stand in five tabs, with number, coin, side, counterparty and amount', async () => {
  const calls = showOrders(
    { [LIST]: (call) => (sent(call)['status'] === '3' ? page(row({ status: 3 })) : page()) },
    '/orderMy',
  )
  expect(await screen.findByText('No unpaid orders')).toBeTruthy()
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Unpaid',
    'Paid',
    'Finished',
    'Canceled',
    'Appealing',
  ])
  fireEvent.click(screen.getByRole('tab', { name: 'Finished' }))
  const shown = await screen.findByRole('row', { name: /^2611/ })
  expect(shownTexts(shown)).toEqual([
    '2611',
    'Nov 21, 2026, 01:30',
    'Buy USDT',
    '468.51574212 USDT',
    '1.0672 EUR',
    '500.00 EUR',
    'nordlicht',
    'Finished',
    'Open',
    '2611',
  ])
  expect(within(shown).getByRole('link', { name: 'Open 2611' }).getAttribute('href')).toBe(
    '/orderMy?order=2611',
  )
  for (const tab of tabs) fireEvent.click(tab)
  await waitFor(() =>
    expect(new Set(asked(calls, LIST).map(({ status }) => status))).toEqual(
      new Set(['0', '1', '2', '3', '4']),
    ),
  )
})

test('an order is searched for by its number', async () => {
  const calls = showOrders({}, '/orderMy?state=finished')
  await screen.findByText('No finished orders')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Order number' }), { target: { value: '26 11' } })
  await waitFor(() => expect(address()).toBe('/orderMy?state=finished&number=2611'))
  await waitFor(() =>
    expect(asked(calls, LIST).some(({ orderSn, status }) => orderSn === '2611' && status === '3')).toBe(true),
  )
})

test('orders that go on stand above, those that wait for the member first, each once', async () => {
  const answers: Readonly<Record<string, object>> = {
    // The third is paid before those that are paid are read.
    1: page(row({ orderSn: '1', type: 1 }), row({ orderSn: '2' }), row({ orderSn: '3', type: 1 })),
    2: page(row({ orderSn: '3', type: 1, status: 2 })),
  }
  showOrders({ [LIST]: (call) => answers[sent(call)['status'] ?? ''] ?? page() }, '/orderMy')
  const list = await screen.findByRole('list', { name: 'Orders under way' })
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(3))
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/orderMy?order=2', '/orderMy?order=3', '/orderMy?order=1'])
  expect(within(list).getAllByRole('link')[1]?.textContent).toContain('nordlicht sent 500.00')
})
