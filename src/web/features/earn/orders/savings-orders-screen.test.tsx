// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseGmt8 } from '#src/core/time/gmt8.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { OPEN, page, PAST, savingsOrder } from '../tests/earn-answers.ts'
import { SavingsOrdersScreen } from './savings-orders-screen.tsx'

beforeEach(() => {
  vi.setSystemTime(parseGmt8('2026-11-11 12:00:00') ?? 0)
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
})

const done = savingsOrder({
  id: 32,
  coinUnit: 'BTC',
  num: '0.05',
  rate: '0.01',
  acceptUnits: null,
  earnNum: '0.00004109',
  status: 1,
  startTime: '2026-09-01 12:00:00',
  endTime: '2026-10-01 12:00:00',
  updateTime: '2026-10-01 12:00:00',
})

test('ENT-12.b ROUTE-ORDERS.c a running order shows its interest so far, and a file has all of it', async () => {
  serve({
    [OPEN]: page(
      savingsOrder({ acceptUnits: ['USDC'] }),
      savingsOrder({
        id: 30,
        num: '500',
        earnNum: '3.28767123',
        acceptUnits: null,
        rate: '0.075',
        startTime: '2026-11-02 12:00:00',
        endTime: '2026-12-02 12:00:00',
      }),
    ),
  })
  showScreen(<SavingsOrdersScreen />, '/earnOrder')
  const [head, first] = await shownTable('Regular orders', { constant: ['Income'] })
  expect(head).toEqual([
    'Initial amount',
    'Accepted coins',
    'Term',
    'Start date',
    'Redemption date',
    'Interest so far',
    'Estimated income',
    'Income',
  ])
  expect(first?.[0]).toBe('1,000 USDT')
  expect(first?.[1]).toBe('USDC')
  expect(first?.[2]).toBe('1 month at 8.00% 10 of 30 days')
  expect(first?.slice(5)).toEqual(['2.19178082 USDT', '6.57534246 USDT', '—'])
  const { name, lines } = await savedFile({ constant: ['Coin of the product', 'Term (days)', 'Income'] })
  expect(name).toBe('earn-orders.csv')
  expect(lines[0]).toEqual([
    'Initial amount',
    'Coin of the product',
    'Accepted coins',
    'Term (days)',
    'Rate a year (%)',
    'Start date (UTC)',
    'Redemption date (UTC)',
    'Interest so far',
    'Estimated income',
    'Income',
  ])
  expect(lines[1]).toEqual([
    '1000',
    'USDT',
    'USDC',
    '30',
    '8.00',
    '2026-10-31T16:00:00.000Z',
    '2026-11-30T16:00:00.000Z',
    '2.19178082',
    '6.57534246',
    '',
  ])
})

test('FEAT-20.b an order that was paid back shows its income', async () => {
  serve({ [OPEN]: page(), [PAST]: page(done) })
  showScreen(<SavingsOrdersScreen />, '/earnOrder')
  expect(await screen.findByText('Nothing locked yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See products' }).getAttribute('href')).toBe('/earn')
  fireEvent.click(screen.getByRole('tab', { name: 'Completed' }))
  const row = await screen.findByRole('row', { name: /0\.05.BTC/ })
  expect([...row.children].slice(-3).map(({ textContent }) => textContent.replaceAll('\u{a0}', ' '))).toEqual(
    ['0.00004109 BTC', '0.00004109 BTC', '0.00004109 BTC'],
  )
})
