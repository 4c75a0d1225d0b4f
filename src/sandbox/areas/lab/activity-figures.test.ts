import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { LOCK_UP, RUSH_SALE, SHARED_SALE, SHARING, SUBSCRIPTION } from './testing-bare.ts'
import { DAY, HOUR, unitsOf } from './testing-lab.ts'
import { told } from './testing-told.ts'

const TIMES = { start: 10 * DAY, end: 12 * DAY, distribute: 13 * DAY }
const PLAIN = { others: unitsOf('4000'), supply: unitsOf('2500'), price: decimal('2') }
const figures = (traded: string, frozen: string, progress: number) => ({
  tradedAmount: `${traded}.00000000`,
  freezeAmount: `${frozen}.00000000`,
  progress,
})

test.each([
  [SHARED_SALE, {}, 10 * DAY, 1, figures('0', '0', 0)],
  [SHARED_SALE, {}, 11 * DAY, 1, figures('0', '4000', 80)],
  [SHARED_SALE, {}, 12 * DAY, 2, figures('2500', '0', 172)],
  [SHARED_SALE, { others: unitsOf('1000') }, 12 * DAY, 2, figures('1300', '0', 52)],
  [SHARED_SALE, {}, 13 * DAY, 3, figures('2500', '0', 172)],
  [RUSH_SALE, { supply: unitsOf('5000') }, 11 * DAY, 1, figures('2300', '0', 46)],
  [RUSH_SALE, {}, 12 * DAY, 2, figures('2500', '0', 100)],
  [SHARING, {}, 10 * DAY - HOUR, 0, figures('0', '90', 0)],
  [SHARING, {}, 11 * DAY, 1, figures('0', '2090', 50)],
  [SHARING, {}, 12 * DAY + HOUR, 2, figures('0', '4090', 100)],
  [SHARING, {}, 13 * DAY, 3, figures('2500', '0', 100)],
  [SUBSCRIPTION, { supply: unitsOf('5000') }, 11 * DAY, 1, figures('2300', '4090', 46)],
  [SUBSCRIPTION, { supply: unitsOf('5000') }, 12 * DAY, 2, figures('4300', '8090', 86)],
  [SUBSCRIPTION, { supply: unitsOf('5000') }, 13 * DAY, 3, figures('4300', '0', 86)],
  [LOCK_UP, { supply: unitsOf('5000'), price: null }, 11 * DAY, 1, figures('2300', '2090', 46)],
] as const)(
  'activity %i with %o, at %i, in phase %i, has these figures',
  (id, terms, time, step, expected) => {
    const records = { taken: ['300', '90'], moved: TIMES, time } as const
    const found = told(id, records, { ...PLAIN, ...terms })
    expect(found).toMatchObject({
      ...expected,
      step,
      startTime: '1970-01-11 08:00:00',
      endTime: '1970-01-13 08:00:00',
      distributeTime: '1970-01-14 08:00:00',
    })
    expect(told(id, { ...records, isCanceled: true }, { ...PLAIN, ...terms })).toMatchObject({
      ...figures('0', '0', 0),
      step: 3,
      canceled: 1,
    })
  },
)

test('an activity that ended as it began has made no progress', () => {
  const moved = { start: DAY, end: DAY, distribute: 2 * DAY }
  expect(told(SHARING, { moved, time: DAY }).progress).toBe(0)
})
