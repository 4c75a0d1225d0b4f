// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { november } from '#tests/support/local-time.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { setTradingPreferences } from '../../preferences.ts'
import { beginLists, endLists, KINDS, press, showListsOf } from '../tests/show-lists.tsx'
import { orderRow } from '../tests/show-perpetual.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

const notifyOtherTabs = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../../orders/other-tabs.ts', async (original) => ({
  ...(await original<object>()),
  notifyOtherTabs,
}))

beforeEach(() => {
  beginLists()
  notifyOtherTabs.mockClear()
})
afterEach(endLists)

const [late, early] = [november(12, 7, 5, 9), november(11, 18, 30, 41)] as const
async function openTab(name: RegExp): Promise<void> {
  const tab = await screen.findByRole('tab', { name })
  act(() => tab.click())
}

/** A trigger to open a long, and a limit of another contract that closes a short, filled in part. */
const rows = [
  orderRow({
    type: 2,
    triggerPrice: '48800',
    tradedPrice: '48990.5',
    openFee: '1.47',
    createTime: late.ms,
    shareNumber: '2',
  }),
  orderRow({
    id: 43,
    symbol: 'ETH/USDT',
    coinSymbol: 'ETH',
    entrustType: 1,
    entrustPrice: '3400',
    volume: '250',
    tradedVolume: '75',
    tradedPrice: '3401.25',
    principalAmount: '42.5',
    closeFee: '0.125',
    profitAndLoss: '-7.5',
    createTime: early.ms,
  }),
]

/** Sizes and money of a kind, as the rows show them. */
const WORDS = {
  swap: { btc: 'BTC', eth: 'ETH', margins: ['490.00 USDT', '42.50 USDT'] },
  coinswap: { btc: 'USD', eth: 'USD', margins: ['490.00000000 BTC', '42.50000000 ETH'] },
} as const

test.each([
  ['ENT-05.g', 'swap'],
  ['ENT-05.h', 'coinswap'],
] as const)('%s orders that wait stand in the panel with all of their facts: %s', async (_code, kind) => {
  const { btc, eth, margins } = WORDS[kind]
  showListsOf(kind, { orders: rows })
  await openTab(/^Open orders ?2$/)
  const [times, ...shown] = await shownTable('Open orders')
  expect(times).toEqual([
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
  ])
  expect(shown.map((cells) => cells.join(' | '))).toEqual([
    `Nov 12, 2026, 07:05:09 | BTC/USDT | Open long | Trigger | 48,800 | 49,000.00 | 0.4 ${btc} | 0 ${btc} | ${margins[0]} | Open`,
    `Nov 11, 2026, 18:30:41 | ETH/USDT | Close short | Limit | — | 3,400 | 250 ${eth} | 75 ${eth} | ${margins[1]} | Partly filled`,
  ])
  const table = within(screen.getByRole('table', { name: 'Open orders' }))
  expect(
    table.getAllByRole('button', { name: /^Cancel:/ }).map((each) => each.getAttribute('aria-label')),
  ).toEqual([`Cancel: Open long 0.4\u{a0}${btc}`, `Cancel: Close short 250\u{a0}${eth}`])
  expect(table.getByRole('link', { name: 'ETH/USDT' }).getAttribute('href')).toBe(`/${kind}/eth_usdt`)
})

const PAST_COLUMNS =
  'Time | Contract | Action | Type | Trigger price | Price | Average price | Quantity | Turnover | Realized PnL | Status'
const FILE_COLUMNS =
  'Time (UTC) | Contract | Action | Type | Trigger price | Price | Average price | Quantity | Filled | Turnover | Margin | Realized PnL | Fee | Status'
const PAST = {
  swap: {
    shown: [
      PAST_COLUMNS,
      'Nov 12, 2026, 07:05:09 | BTC/USDT | Open long | Trigger | 48,800 | 49,000.00 | 48,990.50 | 0.4 BTC | 14,697.15 USDT | — | Filled',
      'Nov 11, 2026, 18:30:41 | ETH/USDT | Close short | Limit | — | 3,400 | 3,401.25 | 250 ETH | 255,093.75 USDT | −7.50 USDT | Canceled',
    ],
    turnovers: ['14697.15000000', '255093.75000000'],
  },
  coinswap: {
    shown: [
      PAST_COLUMNS,
      'Nov 12, 2026, 07:05:09 | BTC/USDT | Open long | Trigger | 48,800 | 49,000.00 | 48,990.50 | 0.4 USD | 0.00000612 BTC | — | Filled',
      'Nov 11, 2026, 18:30:41 | ETH/USDT | Close short | Limit | — | 3,400 | 3,401.25 | 250 USD | 0.02205071 ETH | −7.50000000 ETH | Canceled',
    ],
    turnovers: ['0.00000612', '0.02205071'],
  },
} as const

test.each([
  ['ENT-05.g FEAT-14.h', 'swap'],
  ['ENT-05.h FEAT-15.h', 'coinswap'],
] as const)('%s past orders stand in the panel, and in its file with their fees: %s', async (_code, kind) => {
  const { shown, turnovers } = PAST[kind]
  const [first, second] = turnovers
  const past = [
    { ...rows[0], status: 3, tradedVolume: '0.15' },
    { ...rows[1], status: 1 },
  ]
  showListsOf(kind, { past })
  await openTab(/^Order history/)
  expect((await shownTable('Order history')).map((cells) => cells.join(' | '))).toEqual(shown)
  const { name, lines } = await savedFile()
  expect(name).toBe('Order history.csv')
  expect(lines.map((cells) => cells.join(' | '))).toEqual([
    FILE_COLUMNS,
    `${late.utc} | BTC/USDT | Open long | Trigger | 48800 | 49000.00 | 48990.5 | 0.4 | 0.30 | ${first} | 490.00 |  | 1.47 | Filled`,
    `${early.utc} | ETH/USDT | Close short | Limit |  | 3400 | 3401.25 | 250 | 75 | ${second} | 42.5 | -7.5 | 0.125 | Canceled`,
  ])
})

test.each([
  [true, [{ pageNo: '1', pageSize: '100', symbol: 'BTC/USDT' }], ['BTC/USDT']],
  [false, [{ pageNo: '1', pageSize: '100' }], ['BTC/USDT', 'ETH/USDT']],
])(
  'FEAT-14.h orders are those of this contract only, where that is wanted: %s',
  async (onlyHere, asked, open) => {
    setTradingPreferences({ onlyHere })
    const { calls } = showListsOf('swap', { orders: rows, past: rows })
    await openTab(new RegExp(`^Open orders ?${open.length}$`))
    const table = within(await screen.findByRole('table', { name: 'Open orders' }))
    expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(open)
    await openTab(/^Order history/)
    await screen.findByRole('table', { name: 'Order history' })
    const past = calls.filter(({ url }) => url.endsWith('/order/history'))
    expect(past.map((call) => sent(call))).toEqual(asked)
  },
)

test.each([
  ['MSG-23.d', 'swap', 'Open long 0.4\u{a0}BTC'],
  ['MSG-23.e', 'coinswap', 'Open long 0.4\u{a0}USD'],
] as const)('%s one order is cancelled, told, and its button pressed once: %s', async (_code, kind, text) => {
  const { path } = KINDS[kind]
  const { calls } = showListsOf(kind, { orders: rows }, { [`${path}/cancel`]: ok(orderRow()) })
  await openTab(/^Open orders/)
  const button = await screen.findByRole('button', { name: `Cancel: ${text}` })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() =>
    expect(toastStore.get().map((toast) => [toast.kind, toast.title, toast.text])).toEqual([
      ['success', 'Order canceled', text],
    ]),
  )
  const cancels = calls.filter(({ url }) => url.endsWith(`${path}/cancel`))
  expect(cancels.map((call) => sent(call))).toEqual([{ entrustId: '42' }])
  expect(notifyOtherTabs).toHaveBeenCalledTimes(1)
})

test.each([
  ['MSG-23.d', 'swap'],
  ['MSG-23.e', 'coinswap'],
] as const)(
  '%s all orders are cancelled one by one, counted, and other tabs hear of it: %s',
  async (_code, kind) => {
    const { path } = KINDS[kind]
    const answers = { [`${path}/cancel`]: ok(orderRow()) }
    const { calls, onAskAll } = showListsOf(kind, { orders: rows }, answers, true)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel 2 orders?' }))
    expect(dialog.getByText(/^All open orders in all contracts are canceled/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Back' }))
    expect(onAskAll.mock.calls).toEqual([[false]])
    expect(calls.some(({ url }) => url.endsWith('/cancel'))).toBe(false)
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel all' }))
    await waitFor(() => expect(onAskAll.mock.calls).toEqual([[false], [false]]))
    expect(toastStore.get().map(({ title, text }) => [title, text])).toEqual([['Order canceled', '2 orders']])
    const cancels = calls.filter(({ url }) => url.endsWith(`${path}/cancel`))
    expect(cancels.map((call) => sent(call))).toEqual([{ entrustId: '42' }, { entrustId: '43' }])
    expect(notifyOtherTabs).toHaveBeenCalledTimes(1)
  },
)

test('MSG-23.d all orders are offered to be cancelled beside them alone, and only where there are some', async () => {
  const { onAskAll } = showListsOf('swap', { orders: rows })
  await screen.findByRole('tab', { name: /^Open orders ?2$/ })
  expect(screen.queryByRole('button', { name: 'Cancel all' })).toBeNull()
  await openTab(/^Open orders/)
  await press('Cancel all')
  expect(onAskAll.mock.calls).toEqual([[true]])
  endLists()
  beginLists()
  const none = showListsOf('swap', {})
  await screen.findByRole('tab', { name: /^Open orders ?0$/ })
  await openTab(/^Open orders/)
  await press('Cancel all')
  expect(none.onAskAll).not.toHaveBeenCalled()
  expect(await screen.findByText('No open orders')).toBeTruthy()
})
