// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { november as nov } from '#tests/support/local-time.ts'
import { address, serve, showScreen } from '#tests/support/screen.tsx'
import { onPhone, savedFile, shownCards, shownTable } from '#tests/support/shown-tables.ts'
import { OPEN, page, PAST, savingsOrder } from '../tests/earn-answers.ts'
import { SavingsOrdersScreen } from './savings-orders-screen.tsx'

beforeEach(() => {
  // Whole days of this device's clock, whatever its zone: ten after the first of November.
  vi.setSystemTime(nov(11, 12, 0).ms)
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.restoreAllMocks()
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

/** 500 for 61 days, paid back ten days ago. */
const long = {
  id: 33,
  num: '500',
  rate: '0.075',
  duration: 61,
  acceptUnits: ['USDT', 'USDC'],
  earnNum: '6.26712328',
  status: 1,
  startTime: '2026-09-01 00:00:00',
  endTime: '2026-11-01 00:00:00',
}

/** The column of each name, in the files of both lists. */
const FILE = [
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
]

test('ENT-12.b ROUTE-ORDERS.c running orders: coin, term, days, interest so far and at the end of each, and the same in the file', async () => {
  serve({
    [OPEN]: page(
      savingsOrder({ acceptUnits: ['USDC'], startTime: nov(1, 0, 0).gmt8, endTime: nov(31, 0, 0).gmt8 }),
      savingsOrder({
        id: 30,
        coinUnit: 'BTC',
        num: '0.5',
        earnNum: '0.00616438',
        acceptUnits: null,
        rate: '0.075',
        duration: 60,
        periodUnit: 0,
        startTime: nov(6, 0, 0).gmt8,
        endTime: nov(66, 0, 0).gmt8,
      }),
    ),
  })
  showScreen(<SavingsOrdersScreen />, '/earnOrder')
  expect(await shownTable('Regular orders', { constant: ['Income'] })).toEqual([
    [
      'Initial amount',
      'Accepted coins',
      'Term',
      'Start date',
      'Redemption date',
      'Interest so far',
      'Estimated income',
      'Income',
    ],
    [
      '1,000 USDT',
      'USDC',
      '1 month at 8.00% 10 of 30 days',
      'Nov 01, 2026',
      'Dec 01, 2026',
      '2.19178082 USDT',
      '6.57534246 USDT',
      '—',
    ],
    [
      '0.50 BTC',
      'BTC',
      '60 days at 7.50% 5 of 60 days',
      'Nov 06, 2026',
      'Jan 05, 2027',
      '0.00051369 BTC',
      '0.00616438 BTC',
      '—',
    ],
  ])
  expect(
    screen.getAllByRole('progressbar', { name: 'Term' }).map((bar) => bar.getAttribute('value')),
  ).toEqual([String(10 / 30), String(5 / 60)])
  expect(await savedFile({ constant: ['Income'] })).toEqual({
    name: 'earn-orders.csv',
    lines: [
      FILE,
      [
        '1000',
        'USDT',
        'USDC',
        '30',
        '8.00',
        nov(1, 0, 0).utc,
        nov(31, 0, 0).utc,
        '2.19178082',
        '6.57534246',
        '',
      ],
      [
        '0.5',
        'BTC',
        'BTC',
        '60',
        '7.500',
        nov(6, 0, 0).utc,
        nov(66, 0, 0).utc,
        '0.00051369',
        '0.00616438',
        '',
      ],
    ],
  })
})

test('FEAT-20.b orders that were paid back have all of their interest, however long ago, on the screen and in the file', async () => {
  serve({ [OPEN]: page(), [PAST]: page(done, savingsOrder(long)) })
  showScreen(<SavingsOrdersScreen />, '/earnOrder?show=done')
  const alike = ['Estimated income', 'Income']
  const [, ...rows] = await shownTable('Regular orders', { alike })
  expect(rows.map(([amount, accepted, term, , , ...income]) => [amount, accepted, term, ...income])).toEqual([
    ['0.05 BTC', 'BTC', '1 month at 1.00% 30 of 30 days', ...Array<string>(3).fill('0.00004109 BTC')],
    ['500 USDT', 'USDT, USDC', '61 days at 7.50% 61 of 61 days', ...Array<string>(3).fill('6.26712328 USDT')],
  ])
  cleanup()
  serve({ [PAST]: page(done, savingsOrder({ ...long, acceptUnits: ['USDC'] })) })
  showScreen(<SavingsOrdersScreen />, '/earnOrder?show=done')
  await screen.findByRole('table', { name: 'Regular orders' })
  expect((await savedFile({ alike })).lines).toEqual([
    FILE,
    [
      '0.05',
      'BTC',
      'BTC',
      '30',
      '1.00',
      '2026-09-01T04:00:00.000Z',
      '2026-10-01T04:00:00.000Z',
      ...Array<string>(3).fill('0.00004109'),
    ],
    [
      '500',
      'USDT',
      'USDC',
      '61',
      '7.500',
      '2026-08-31T16:00:00.000Z',
      '2026-10-31T16:00:00.000Z',
      ...Array<string>(3).fill('6.26712328'),
    ],
  ])
})

test('FEAT-20.g on a phone an order is a card with its amount first and its interest at the end of the line', async () => {
  onPhone()
  serve({ [OPEN]: page(savingsOrder({ startTime: nov(1, 0, 0).gmt8, endTime: nov(31, 0, 0).gmt8 })) })
  showScreen(<SavingsOrdersScreen />, '/earnOrder')
  expect((await shownCards('Regular orders')).map((card) => card.join(' | '))).toEqual([
    '1,000 USDT | 2.19178082 USDT | Accepted coins | USDT, USDC | Term | 1 month at 8.00% | 10 of 30 days | Start date | Nov 01, 2026 | Redemption date | Dec 01, 2026 | Estimated income | 6.57534246 USDT | Income | —',
  ])
})

test('FEAT-20.g a member without orders is told so in each list, and led to products and plans', async () => {
  serve({ [OPEN]: page(), [PAST]: page() })
  showScreen(<SavingsOrdersScreen />, '/earnOrder')
  expect(await screen.findByText('Nothing locked yet')).toBeTruthy()
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(['See products', 'Earn', 'My plans'].map(leads)).toEqual(['/earn', '/earn', '/orderThrow'])
  fireEvent.click(screen.getByRole('tab', { name: 'Completed' }))
  expect(await screen.findByText('Nothing has come back yet')).toBeTruthy()
  expect(screen.getByText('Orders stand here once their amount and interest have come back.')).toBeTruthy()
  expect(address()).toBe('/earnOrder?show=done')
})
