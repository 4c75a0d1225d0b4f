// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atNoonInPhoenix } from '#tests/support/noon-in-phoenix.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { tonesOf } from '#tests/support/tones.ts'
import { page, requests } from '../tests/lab-answers.ts'
import { MachinesScreen } from './machines-screen.tsx'

const MACHINES = '/uc/miningorder/my-minings'
const MACHINE = '/uc/miningorder/my-mining-detail'
const OUTPUTS = '/uc/miningorder/mining-detail'

/** Three machines that have yielded four of sixteen times, a week apart, raised by friends. */
const deployed = (more: object = {}): object => ({
  id: 81,
  activityId: 14,
  memberId: 600_012,
  title: 'BTC mining',
  amount: '3',
  type: 1,
  period: 1,
  miningStatus: 1,
  miningDays: 16,
  miningedDays: 4,
  miningUnit: 'BTC',
  miningDaysprofit: '0.024',
  currentDaysprofit: '0.0264',
  totalProfit: '0.1056',
  miningInvite: '0.05',
  miningInvitelimit: '0.5',
  createTime: '2026-10-25 12:00:00',
  ...more,
})
const closed = deployed({
  id: 82,
  activityId: 15,
  title: null,
  amount: '1',
  period: 0,
  miningStatus: 2,
  miningDays: 12,
  miningedDays: 12,
  miningUnit: 'OBX',
  miningDaysprofit: '8',
  currentDaysprofit: '8.8',
  totalProfit: '96',
  createTime: '2026-10-01 12:00:00',
})
/** So many machines as the server does not say; friends add nothing. */
const waiting = deployed({
  id: 83,
  activityId: 16,
  title: 'SOL mining',
  amount: null,
  period: 2,
  miningStatus: 0,
  miningDays: 6,
  miningedDays: 0,
  miningUnit: 'SOL',
  miningDaysprofit: '0.6',
  currentDaysprofit: '0.5',
  totalProfit: '0',
  miningInvite: '0',
  createTime: '2026-11-22 12:00:00',
})

atNoonInPhoenix()

test('ENT-14.b FEAT-21.e STATE-09.abe a card of each machine has its payouts, both capacities, times and what friends add', async () => {
  serve({ [MACHINES]: page(deployed(), closed, waiting) })
  showScreen(<MachinesScreen />, '/innovation/myminings')
  await screen.findByRole('heading', { name: 'BTC mining' })
  const cards = screen.getAllByRole('listitem')
  expect(cards.map((card) => shownTexts(card).join(' | '))).toEqual([
    'BTC mining | 3 machines · every 7 days | Deployed | payout 4 of 16 | 12 left | Next payout | Nov 28, 2026, 21:00 | Real capacity | 0.0264 BTC | Base capacity | 0.024 BTC | Real release | 0.1056 BTC | Mining time | 16 × 7 days | Mined time | 4 × 7 days | Friends raise the output by 10% now; each adds 5%, up to 50%. | Invite | Outputs | BTC mining',
    'Activity 15 | 1 machine · every day | Closed | payout 12 of 12 | 0 left | Next payout | — | Real capacity | — | Base capacity | 8 OBX | Real release | 96 OBX | Mining time | 12 days | Mined time | 12 days | Outputs | 82',
    'SOL mining | every 30 days | Not deployed | payout 0 of 6 | 6 left | Next payout | Dec 21, 2026, 21:00 | Real capacity | 0.50 SOL | Base capacity | 0.60 SOL | Real release | 0 SOL | Mining time | 6 × 30 days | Mined time | 0 × 30 days | Outputs | SOL mining',
  ])
  expect(cards.map(tonesOf)).toEqual([['active'], ['still'], ['waiting']])
  const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'))
  expect(bars).toEqual(['0.25', '1', '0'])
  const links = cards.map((card) => within(card).getAllByRole('link'))
  expect(links.map((own) => own.map((link) => link.getAttribute('href')))).toEqual([
    ['/lab/detail/14', '/invite', '/innovation/myminings?machine=81'],
    ['/lab/detail/15', '/innovation/myminings?machine=82'],
    ['/lab/detail/16', '/innovation/myminings?machine=83'],
  ])
})

test('ENT-14.b FEAT-21.e machines by themselves have their outputs, on the screen and in the file', async () => {
  const calls = serve({
    [MACHINE]: ok(deployed()),
    [OUTPUTS]: page(
      {
        id: 5,
        memberId: 600_012,
        miningOrderId: 81,
        miningUnit: 'BTC',
        output: '0.0264',
        createTime: '2026-11-22 12:00:00',
      },
      {
        id: 6,
        memberId: 600_012,
        miningOrderId: 81,
        miningUnit: 'OBX',
        output: '8.5',
        createTime: '2026-11-15 09:30:00',
      },
    ),
  })
  showScreen(<MachinesScreen />, '/innovation/myminings?machine=81')
  expect(await shownTable('Outputs')).toEqual([
    ['Time', 'Output'],
    ['Nov 21, 2026, 21:00', '0.0264 BTC'],
    ['Nov 14, 2026, 18:30', '8.50 OBX'],
  ])
  expect(await savedFile()).toEqual({
    name: 'mining-outputs.csv',
    lines: [
      ['Time (UTC)', 'Output', 'Coin'],
      ['2026-11-22T04:00:00.000Z', '0.0264', 'BTC'],
      ['2026-11-15T01:30:00.000Z', '8.5', 'OBX'],
    ],
  })
  const leads = screen.getAllByRole('link', { name: /mining/i })
  expect(leads.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Mining machines', '/innovation/myminings'],
    ['BTC mining', '/lab/detail/14'],
  ])
  expect(requests(calls, MACHINE)).toEqual([{ miningId: '81' }])
  expect(requests(calls, OUTPUTS).map(({ miningId }) => miningId)).toEqual(['81', '81'])
})
