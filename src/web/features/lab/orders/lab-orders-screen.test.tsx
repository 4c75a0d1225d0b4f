// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { november } from '#tests/support/local-time.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { onPhone, savedFile, shownCards, shownTable } from '#tests/support/shown-tables.ts'
import { tonesOf } from '#tests/support/tones.ts'
import { page, wireOrder } from '../tests/lab-answers.ts'
import { LabOrdersScreen } from './lab-orders-screen.tsx'

const ORDERS = '/uc/activity/getmyorders'
const [late, early, older, oldest] = [
  november(12, 7, 5),
  november(11, 18, 30),
  november(2, 11, 47),
  november(1, 16, 20),
] as const

const waiting = wireOrder({
  activityName: 'OBX free',
  amount: '150',
  freezeAmount: '121',
  turnover: '120',
  createTime: late.gmt8,
})
const machines = wireOrder({
  id: 32,
  activityId: 14,
  activityName: 'BTC mining',
  type: 5,
  state: 2,
  amount: '3',
  freezeAmount: '165',
  price: '55',
  turnover: '164',
  granted: '2',
  coinSymbol: 'BTC',
  baseSymbol: 'USDC',
  createTime: early.gmt8,
})
const lock = wireOrder({
  id: 33,
  activityId: 15,
  activityName: null,
  type: 6,
  state: 2,
  amount: '40',
  freezeAmount: '45',
  price: '0',
  turnover: '44',
  granted: '48',
  coinSymbol: 'LINK',
  baseSymbol: 'ETH',
  createTime: older.gmt8,
})

/** Given back: its activity was canceled. */
const canceled = wireOrder({
  id: 34,
  activityId: 13,
  activityName: 'OBX sharing',
  type: 3,
  state: 3,
  amount: '7.5',
  freezeAmount: '7',
  price: null,
  turnover: '6.5',
  baseSymbol: 'SOL',
  createTime: oldest.gmt8,
})

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  logOut()
})

test('FEAT-21.d participations: activity, amount, price, cost, what is frozen and what came of each, and the same in the file', async () => {
  serve({ [ORDERS]: page(waiting, machines, lock, canceled) })
  showScreen(<LabOrdersScreen />, '/innovation/myorders')
  const table = await shownTable('Lab participations')
  expect(table.map((line) => line.join(' | '))).toEqual([
    'Activity | Time | Amount | Price | Cost | Frozen | Received | State',
    'OBX free Free subscription | Nov 12, 2026, 07:05 | 150 OBX | 0.80 USDT | 120 USDT | 121 USDT | — | To be transacted',
    'BTC mining Cloud mining | Nov 11, 2026, 18:30 | 3 machines | 55 USDC | 164 USDC | 0 USDC | 2 machines | Deployed',
    'Activity 15 Lock-up | Nov 02, 2026, 11:47 | 40 ETH | — | 44 ETH | 0 ETH | 48 LINK | Deployed',
    'OBX sharing Position sharing | Nov 01, 2026, 16:20 | 7.50 SOL | — | 6.50 SOL | 0 SOL | — | Canceled',
  ])
  expect(tonesOf(screen.getByRole('table'))).toEqual(['waiting', 'good', 'good', 'still'])
  const { name, lines } = await savedFile()
  expect(name).toBe('lab-participations.csv')
  expect(lines.map((line) => line.join(' | '))).toEqual([
    'Activity | Type | Time (UTC) | Amount | Price | Cost | Frozen | Paid with | Received | Coin | State',
    `OBX free | Free subscription | ${late.utc} | 150 | 0.8 | 120 | 121 | USDT |  | OBX | To be transacted`,
    `BTC mining | Cloud mining | ${early.utc} | 3 | 55 | 164 | 0 | USDC | 2 | BTC | Deployed`,
    `15 | Lock-up | ${older.utc} | 40 | 0 | 44 | 0 | ETH | 48 | LINK | Deployed`,
    `OBX sharing | Position sharing | ${oldest.utc} | 7.5 |  | 6.5 | 0 | SOL |  | OBX | Canceled`,
  ])
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All activities', '/lab'],
    ['Participations', '/innovation/myorders'],
    ['Machines', '/innovation/myminings'],
    ['Lock-ups', '/innovation/mylocked'],
    ['OBX free', '/lab/detail/12'],
    ['BTC mining', '/lab/detail/14'],
    ['Activity 15', '/lab/detail/15'],
    ['OBX sharing', '/lab/detail/13'],
  ])
})

test('FEAT-21.d on a phone a participation without price or without result has no line for it', async () => {
  onPhone()
  serve({ [ORDERS]: page(machines, canceled, waiting) })
  showScreen(<LabOrdersScreen />, '/innovation/myorders')
  expect((await shownCards('Lab participations')).map((card) => card.join(' | '))).toEqual([
    'BTC mining | Cloud mining | Nov 11, 2026, 18:30 | Deployed | Amount | 3 machines | Price | 55 USDC | Cost | 164 USDC | Frozen | 0 USDC | Received | 2 machines',
    'OBX sharing | Position sharing | Nov 01, 2026, 16:20 | Canceled | Amount | 7.50 SOL | Cost | 6.50 SOL | Frozen | 0 SOL',
    'OBX free | Free subscription | Nov 12, 2026, 07:05 | To be transacted | Amount | 150 OBX | Price | 0.80 USDT | Cost | 120 USDT | Frozen | 121 USDT',
  ])
})
