// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { november } from '#tests/support/local-time.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile } from '#tests/support/shown-tables.ts'
import { LockList } from './lock-list.tsx'

afterEach(cleanup)

const [late, early] = [november(12, 7, 5), november(1, 8, 0)] as const
const daysAfter = ({ ms }: typeof late, days: number): string =>
  new Date(ms + days * 86_400_000).toISOString()

/** Twelve parts of 100 each month, two of which have come. */
const monthly = {
  id: 70_002,
  activityId: 20_002,
  memberId: 600_012,
  title: 'OBX Lock 12',
  period: 2,
  lockedStatus: 1,
  lockedDays: 12,
  releasedDays: 2,
  releaseUnit: 'OBX',
  totalLocked: '1200',
  totalRelease: '200',
  releaseType: 0,
  releasePercent: null,
  releaseTimes: '1.2',
  createTime: early.gmt8,
}
/** A tenth of what is left each day, sixty times, none of which has come. */
const daily = {
  ...monthly,
  id: 70_001,
  title: 'USDT Lock 60',
  period: 0,
  lockedStatus: 0,
  lockedDays: 60,
  releasedDays: 0,
  releaseUnit: 'USDT',
  totalLocked: '550.5',
  totalRelease: '0',
  releaseType: 1,
  releasePercent: '0.1',
  createTime: late.gmt8,
}

test('ENT-15.b a file of locks has coin, total, period, released cycles and the next release of each', async () => {
  const page = { content: [monthly, daily], totalElements: 2, totalPages: 1, size: 100, number: 0 }
  serve({ '/uc/lockedorder/my-locked': ok(page) })
  showScreen(<LockList />, '/innovation/mylocked')
  await screen.findByRole('heading', { name: 'OBX Lock 12' })
  expect(await savedFile()).toEqual({
    name: 'lock-ups.csv',
    lines: [
      [
        'Activity',
        'Release coin',
        'Total lock',
        'Total release period',
        'Release cycle',
        'Releases',
        'Released cycles',
        'Released',
        'To be released',
        'Locked on (UTC)',
        'Next release (UTC)',
        'Amount of the next release',
        'State',
      ],
      [
        'OBX Lock 12',
        'OBX',
        '1200',
        '12 × 30 days',
        'every 30 days',
        '12',
        '2',
        '200',
        '1000',
        early.utc,
        daysAfter(early, 90),
        '100.00000000',
        'Releasing',
      ],
      [
        'USDT Lock 60',
        'USDT',
        '550.5',
        '60 days',
        'every day',
        '60',
        '0',
        '0',
        '550.5',
        late.utc,
        daysAfter(late, 1),
        '55.05',
        'To be released',
      ],
    ],
  })
})
