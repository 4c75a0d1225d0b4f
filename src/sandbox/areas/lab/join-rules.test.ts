import { describe, expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { HOLD } from '../../kernel/ledger.ts'
import { freshLab, isCanceled } from './lab-state.ts'
import { leftOf } from './others.ts'
import {
  activity,
  ANNA,
  bareExchange,
  BERT,
  EVEN_TIME,
  LOCK_UP,
  MINING,
  RUSH_SALE,
  SHARED_SALE,
  SHARING,
  SUBSCRIPTION,
  withTerms,
} from './testing-bare.ts'
import { unitsOf } from './testing-lab.ts'

test.each([
  ['STATE-10.a', SHARING, '100', 'USDT', '100'],
  ['STATE-10.b', SUBSCRIPTION, '20.25', 'USDT', '40.5'],
  ['STATE-10.c', MINING, '3', 'USDT', '180'],
  ['STATE-10.d', LOCK_UP, '50', 'OBX', '52'],
] as const)(
  '%s a participation in %i is recorded, its cost frozen, its distribution due',
  (_code, id, amount, coin, cost) => {
    const bare = bareExchange()
    const { state } = bare
    const price = activity(id).price
    const terms = id === SUBSCRIPTION ? { price: decimal('2') } : { price }
    const [units, frozen] = [unitsOf(amount), unitsOf(cost)]
    expect(withTerms(id, terms, () => bare.join(id, amount))).toBe(1)
    expect(bare.postings()).toEqual([
      {
        time: EVEN_TIME,
        type: HOLD,
        reference: 'lab 1',
        entries: [`m${ANNA} spot available ${coin} -${frozen}`, `m${ANNA} spot frozen ${coin} ${frozen}`],
      },
    ])
    const order = {
      id: 1,
      member: ANNA,
      activity: id,
      amount: units,
      cost: frozen,
      time: EVEN_TIME,
      state: 'waiting',
      granted: null,
    }
    const [item] = state.due.items
    expect(state.due.items).toMatchObject([
      { time: activity(id).distribute, payload: { type: 'lab.distribute', activity: id } },
    ])
    expect(state.lab).toEqual({
      ...freshLab().lab,
      nextOrderId: 2,
      orders: { 1: order },
      ordersOf: { member: { [ANNA]: [1] }, activity: { [id]: [1] } },
      taken: { [id]: { amount: units, frozen } },
      distributions: { [id]: item?.id },
    })
    expect(withTerms(id, terms, () => bare.join(id, amount, EVEN_TIME + 1, BERT))).toBe(2)
    expect(state.due.items).toHaveLength(1)
    expect(state.lab.taken).toEqual({ [id]: { amount: 2n * units, frozen: 2n * frozen } })
    expect(state.lab.ordersOf).toEqual({
      member: { [ANNA]: [1], [BERT]: [2] },
      activity: { [id]: [1, 2] },
    })
  },
)

describe('the amount of a participation', () => {
  test.each([
    ['VAL-27.e', '20', 1],
    ['VAL-27.e', '19.99', 'below-minimum-redemption-amount'],
    ['VAL-27.f', '2000', 1],
    ['VAL-27.f', '2000.01', 'exceeds-maximum-redemption-amount'],
    ['', '20.01', 1],
    ['', '20.001', 'activity-error-number'],
    ['', '0', 'activity-error-number'],
    ['', '-20', 'activity-error-number'],
  ] as const)('%s of %s ends with %s', (_code, amount, expected) => {
    const bare = bareExchange()
    expect(bare.join(SUBSCRIPTION, amount)).toBe(expected)
  })

  test('VAL-27.f may be all that is left of the most, counting earlier ones, and no more', () => {
    const bare = bareExchange()
    bare.join(SUBSCRIPTION, '1900')
    expect(bare.join(SUBSCRIPTION, '100.01')).toBe('exceeds-maximum-redemption-amount')
    expect(bare.join(SUBSCRIPTION, '100')).toBe(2)
    // What others have taken, and one's own in another activity, is not counted.
    expect(bare.join(SUBSCRIPTION, '2000', EVEN_TIME, BERT)).toBe(3)
    expect(bare.join(MINING, '20')).toBe(4)
  })

  test('MSG-05.b may be all that is left of the supply, and no more', () => {
    const bare = bareExchange()
    const left = leftOf(bare.state, activity(SUBSCRIPTION), EVEN_TIME)
    bare.state.lab.taken[SUBSCRIPTION] = { amount: left - unitsOf('50'), frozen: 0n }
    expect(bare.join(SUBSCRIPTION, '50.01')).toBe('exceeded-subscription-limit')
    expect(bare.join(SUBSCRIPTION, '50')).toBe(1)
  })

  test('may be more than the supply of what is shared out', () => {
    const bare = bareExchange()
    bare.state.lab.taken[SHARING] = { amount: activity(SHARING).supply, frozen: 0n }
    expect(bare.join(SHARING, '20000')).toBe(1)
  })

  test('has no limit where the activity has none', () => {
    const bare = bareExchange()
    withTerms(SUBSCRIPTION, { most: 0n, times: 0 }, () => {
      expect(bare.join(SUBSCRIPTION, '2000.01')).toBe(1)
      for (const number of [2, 3, 4]) expect(bare.join(SUBSCRIPTION, '20')).toBe(number)
    })
  })

  test.each([
    ['40', 1],
    ['39.99999999', 'insufficient-balance'],
  ] as const)('MSG-01.l VAL-29.t that costs 40, with a balance of %s, ends with %s', (balance, expected) => {
    const bare = bareExchange({ USDT: balance })
    withTerms(SUBSCRIPTION, { price: decimal('2') }, () => {
      expect(bare.join(SUBSCRIPTION, '20')).toBe(expected)
    })
  })

  test.each([
    ['0.0005', 1],
    ['0.00049', 'activity-failed-participate'],
  ] as const)('MSG-07 costs a cent at least: twenty at %s end with %s', (price, expected) => {
    const bare = bareExchange()
    withTerms(SUBSCRIPTION, { price: decimal(price) }, () => {
      expect(bare.join(SUBSCRIPTION, '20')).toBe(expected)
    })
  })
})

test.each([
  [SUBSCRIPTION, 2, '20'],
  [SHARING, 3, '100'],
  [MINING, 5, '1'],
] as const)('VAL-28.c MSG-06 a member takes part in %i %i times, and not once more', (id, times, amount) => {
  const bare = bareExchange()
  for (let number = 1; number <= times; number += 1) expect(bare.join(id, amount)).toBe(number)
  expect(bare.join(id, amount)).toBe('exceeds-purchase-limit')
  expect(bare.join(id, amount, EVEN_TIME, BERT)).toBe(times + 1)
})

test.each([
  ['is not announced yet', SHARING, 'announced', -1, 'activity-not-found'],
  ['is announced', SHARING, 'announced', 0, 'activity-not-started'],
  ['begins in a moment', SHARING, 'start', -1, 'activity-not-started'],
  ['has just begun', SHARING, 'start', 0, 1],
  ['ends in a moment', SHARING, 'end', -1, 1],
  ['has just ended', SHARING, 'end', 0, 'activity-ended'],
  ['is distributed', SHARING, 'distribute', 0, 'activity-ended'],
  ['is a rush sale', RUSH_SALE, 'start', 0, 'activity-type-description'],
  ['is a shared sale', SHARED_SALE, 'start', 0, 'activity-type-description'],
] as const)('joining an activity that %s (%i, %s %i) ends with %s', (_name, id, moment, after, expected) => {
  const time = activity(id)[moment] + after
  const bare = bareExchange()
  expect(bare.join(id, '100', time)).toBe(expected)
})

test('an activity that there is not cannot be joined', () => {
  const bare = bareExchange()
  expect(bare.join(69_288, '100')).toBe('activity-not-found')
})

test('a cancelled activity is not in progress', () => {
  const bare = bareExchange()
  bare.apply({ type: 'lab.cancel', activity: SHARING })
  expect([SHARING, MINING].map((id) => isCanceled(bare.state, activity(id)))).toEqual([true, false])
  expect(bare.join(SHARING, '100')).toBe('activity-not-progress')
})
