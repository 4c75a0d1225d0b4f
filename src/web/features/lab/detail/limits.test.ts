import { expect, test } from 'vitest'
import type { ActivityOrder } from '#generated/models/activity-order.ts'
import { ActivityOrderState } from '#generated/models/activity-order-state.ts'
import { decimal, ZERO } from '#src/core/money/decimal.ts'
import { lockUp, mining, sharing, subscription } from '../tests/activities.ts'
import { joinLimits } from './join-limits.ts'
import { limitsOf } from './limits.ts'

const order = (amount: string, state: ActivityOrderState = ActivityOrderState.WAITING) =>
  ({ amount: decimal(amount), state }) as ActivityOrder
const NOBODY = { holding: null, friends: null, orders: null }

const met = (...of: Parameters<typeof limitsOf>) => limitsOf(...of).map(({ name, isMet }) => [name, isMet])

test('ENT-13.b an activity without limits has none', () => {
  const open = subscription({ limitTimes: 0, maxLimitAmout: ZERO, holdUnit: 'OBX', holdLimit: ZERO })
  expect(limitsOf(open, NOBODY)).toEqual([])
})

test('limits of an activity are neither met nor missed while nothing is known of the member', () => {
  const strict = subscription({ holdUnit: 'OBX', holdLimit: decimal('100'), leveloneCount: 2 })
  expect(met(strict, NOBODY)).toEqual([
    ['hold', null],
    ['friends', null],
    ['times', null],
    ['amount', null],
  ])
})

test.each([
  ['99.99', 1, [order('20'), order('1980')], [false, false, false, false]],
  ['100', 2, [order('1999.99')], [true, true, true, true]],
] as const)('holding %s with %i friends is judged at its edges', (holding, friends, orders, expected) => {
  const strict = subscription({ holdUnit: 'OBX', holdLimit: decimal('100'), leveloneCount: 2 })
  const own = { holding: decimal(holding), friends, orders }
  expect(met(strict, own).map(([, isMet]) => isMet)).toEqual(expected)
})

test('STATE-10.g participations that a canceled activity gave back count for no limit', () => {
  const orders = [order('2000', ActivityOrderState.CANCELED), order('500', ActivityOrderState.DISTRIBUTED)]
  expect(met(subscription(), { ...NOBODY, orders })).toEqual([
    ['times', true],
    ['amount', true],
  ])
  const { timesLeft, maxAmount } = joinLimits(subscription(), { balance: null, orders })
  expect([timesLeft, maxAmount]).toEqual(['1', '1500'])
})

test('VAL-28.b the limits of the form know how many participations are left, and none below 0', () => {
  const orders = [order('20'), order('20'), order('20')]
  expect(joinLimits(subscription(), { balance: null, orders }).timesLeft).toBe('0')
  expect(joinLimits(subscription({ limitTimes: 0 }), { balance: null, orders }).timesLeft).toBeNull()
  expect(joinLimits(subscription(), { balance: null, orders: null }).timesLeft).toBeNull()
})

test.each([
  ['a subscription', subscription(), { affordable: '125.00', remaining: '22500', amountPlaces: 2 }],
  ['machines', mining(), { affordable: '1', remaining: '22500', amountPlaces: 0 }],
  ['a lock-up, less its fee', lockUp(), { affordable: '95', remaining: '22500', amountPlaces: 2 }],
  [
    'position sharing, whatever the supply',
    sharing(),
    { affordable: '100', remaining: null, amountPlaces: 2 },
  ],
])('a balance of 100 allows of %s', (_name, activity, expected) => {
  expect(joinLimits(activity, { balance: decimal('100'), orders: [] })).toMatchObject(expected)
})

test('the button for the largest amount stays within the other limits', () => {
  const rich = { balance: decimal('1000000'), orders: [order('500')] }
  expect(joinLimits(subscription(), rich).affordable).toBe('1500')
  expect(joinLimits(subscription({ tradedAmount: decimal('29990') }), rich).affordable).toBe('10')
})
