// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { november } from '#tests/support/local-time.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile } from '#tests/support/shown-tables.ts'
import { MachineList } from './machine-list.tsx'

afterEach(cleanup)

const [late, early] = [november(12, 7, 5), november(1, 8, 0)] as const
const fiveDaysLater = new Date(early.ms + 5 * 86_400_000).toISOString()

/** Three machines that have yielded four of sixty times, a day apart, raised by friends. */
const daily = {
  id: 80_002,
  activityId: 20_003,
  memberId: 600_012,
  title: 'BTC Mine 60',
  amount: '3',
  type: 1,
  period: 0,
  miningStatus: 1,
  miningDays: 60,
  miningedDays: 4,
  miningUnit: 'BTC',
  miningDaysprofit: '0.024',
  currentDaysprofit: '0.0264',
  totalProfit: '0.1056',
  miningInvite: '0.1',
  miningInvitelimit: '0.5',
  createTime: early.gmt8,
}
/** A machine that has yielded all of its twelve times, a week apart. */
const weekly = {
  ...daily,
  id: 80_001,
  title: 'OBX Mine 12',
  amount: '1',
  period: 1,
  miningStatus: 2,
  miningDays: 12,
  miningedDays: 12,
  miningUnit: 'OBX',
  miningDaysprofit: '8',
  currentDaysprofit: '8',
  totalProfit: '96',
  createTime: late.gmt8,
}

test('ENT-14.b a file of machines has coin, cycle, times, mined time and both capacities of each', async () => {
  const page = { content: [daily, weekly], totalElements: 2, totalPages: 1, size: 100, number: 0 }
  serve({ '/uc/miningorder/my-minings': ok(page) })
  showScreen(<MachineList />, '/innovation/myminings')
  await screen.findByRole('heading', { name: 'BTC Mine 60' })
  expect(await savedFile()).toEqual({
    name: 'mining-machines.csv',
    lines: [
      [
        'Activity',
        'Machines',
        'Output coin',
        'Cycle',
        'Times',
        'Times so far',
        'Mining time',
        'Mined time',
        'Base capacity',
        'Real capacity',
        'Raised by friends (%)',
        'Real release',
        'Deployed on (UTC)',
        'Next payout (UTC)',
        'State',
      ],
      [
        'BTC Mine 60',
        '3',
        'BTC',
        'every day',
        '60',
        '4',
        '60 days',
        '4 days',
        '0.024',
        '0.0264',
        '10.00000000',
        '0.1056',
        early.utc,
        fiveDaysLater,
        'Deployed',
      ],
      [
        'OBX Mine 12',
        '1',
        'OBX',
        'every 7 days',
        '12',
        '12',
        '12 × 7 days',
        '12 × 7 days',
        '8',
        '8',
        '0.00000000',
        '96',
        late.utc,
        '',
        'Closed',
      ],
    ],
  })
})
