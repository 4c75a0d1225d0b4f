import { expect, test } from 'vitest'
import { START } from '../spot/testing-spot.ts'
import type { Command } from '../state.ts'
import { APPEAL, CANCELLED, COMPLETED, MINUTE, NONPAYMENT, PAID } from './testing-otc.ts'
import {
  acts,
  buyerOf,
  CUSTOMER,
  OWNER,
  PURCHASE,
  SALE,
  sellerOf,
  STRANGER,
  trades,
} from './testing-trades.ts'

test.each([
  ['buyer', SALE, CUSTOMER],
  ['seller', SALE, OWNER],
  ['buyer', PURCHASE, OWNER],
] as const)(
  'FEAT-18.h an appeal of the %s is written down, told and judged by staff',
  (_who, draft, member) => {
    const exchange = trades()
    const { state } = exchange
    const { sn } = exchange.open(draft)
    acts(exchange, sn, draft)('pay')
    exchange.happened()
    exchange.wait(MINUTE)
    exchange.run({ type: 'otc.appeal', member, sn, remark: 'No answer.' })
    const other = member === OWNER ? CUSTOMER : OWNER
    expect(exchange.news()).toEqual([
      ['otc.order', member],
      [other, 'OTC_APPEALED', 'spot', null],
      ['otc.message', undefined],
      [other, 'OTC_MESSAGE', null, null],
    ])
    expect(exchange.notices(sn).slice(-2)).toEqual([
      ['otc-notice-appealed', member],
      ['No answer.', member],
    ])
    expect(state.otc.orders[sn]).toMatchObject({ status: APPEAL, appealed: START + MINUTE, ended: null })
    expect(exchange.plans()).toContainEqual({ after: 20 * MINUTE, type: 'otc.judge', sn })
  },
)

test('FEAT-18.e a payment is told to the seller alone', () => {
  for (const draft of [SALE, PURCHASE]) {
    const exchange = trades()
    const { sn } = exchange.open(draft)
    exchange.happened()
    acts(exchange, sn, draft)('pay')
    expect(exchange.news()).toEqual([
      ['otc.order', buyerOf(draft)],
      [sellerOf(draft), 'OTC_PAID', 'spot', null],
    ])
    expect(exchange.plans()).toEqual([{ after: 15 * MINUTE, type: 'otc.expire', sn }])
  }
})

const [EXPIRED, MISSING, ALIEN] = ['order-status-expired', 'record-not-found', 'not-allowed']
type Key = string | undefined

/** By state of an order: what the right member's commands end with. */
test.each<[status: number, pay: Key, release: Key, cancel: Key, appeal: Key, decide: Key]>([
  [NONPAYMENT, undefined, EXPIRED, undefined, 'no-appeal', MISSING],
  [PAID, EXPIRED, undefined, undefined, undefined, MISSING],
  [APPEAL, EXPIRED, undefined, 'order-not-allow-cancel', 'no-appeal', undefined],
  [COMPLETED, EXPIRED, EXPIRED, 'order-not-allow-cancel', 'no-appeal', MISSING],
  [CANCELLED, EXPIRED, EXPIRED, 'order-not-allow-cancel', 'no-appeal', MISSING],
])('FEAT-18.efgh an order in status %i takes those acts alone that are due', (status, ...outcomes) => {
  for (const draft of [SALE, PURCHASE])
    for (const [index, name] of (['pay', 'release', 'cancel', 'appeal', 'decide'] as const).entries()) {
      const exchange = trades()
      const { sn } = exchange.open(draft)
      const act = acts(exchange, sn, draft)
      if (status === PAID) act('pay')
      if (status === APPEAL) act('pay', 'appeal')
      if (status === COMPLETED) act('pay', 'release')
      if (status === CANCELLED) act('cancel')
      const [buyer, seller] = [buyerOf(draft), sellerOf(draft)]
      const command: Command =
        name === 'decide'
          ? { type: 'otc.decide', sn, outcome: 'cancel' }
          : name === 'appeal'
            ? { type: 'otc.appeal', member: seller, sn, remark: 'Paid' }
            : { type: `otc.${name}`, member: name === 'release' ? seller : buyer, sn }
      const outcome = outcomes[index]
      expect([name, outcome === undefined ? exchange.run(command) : exchange.refused(command)]).toEqual([
        name,
        outcome,
      ])
    }
})

test.each([
  ['sale', SALE],
  ['purchase', PURCHASE],
] as const)(
  'FEAT-18.efg acts of the wrong member of a %s are refused, and those of others',
  (_side, draft) => {
    const exchange = trades()
    const { sn } = exchange.open(draft)
    const act = acts(exchange, sn, draft)
    const [buyer, seller] = [buyerOf(draft), sellerOf(draft)]
    const refused = (type: 'otc.pay' | 'otc.release' | 'otc.cancel', member: number, number = sn) =>
      exchange.refused({ type, member, sn: number })
    expect([
      refused('otc.pay', seller),
      refused('otc.cancel', seller),
      refused('otc.release', buyer),
    ]).toEqual([ALIEN, ALIEN, ALIEN])
    for (const type of ['otc.pay', 'otc.cancel', 'otc.release'] as const) {
      expect([refused(type, STRANGER), refused(type, buyer, '1'), refused(type, buyer, 'toString')]).toEqual([
        MISSING,
        MISSING,
        MISSING,
      ])
    }
    act('pay')
    expect(exchange.refused({ type: 'otc.appeal', member: STRANGER, sn, remark: 'x' })).toBe(MISSING)
    expect(exchange.refused({ type: 'otc.say', member: STRANGER, sn, text: 'x' })).toBe(MISSING)
    expect(exchange.refused({ type: 'otc.decide', sn: 'toString', outcome: 'cancel' })).toBe(MISSING)
    expect(exchange.refused({ type: 'otc.step', sn: '1', step: 'say' })).toBe(MISSING)
    expect(exchange.refused({ type: 'otc.step', sn, step: 'pay' })).toBe(MISSING)
  },
)

test('STATE-04.d an order that has run out says so to a late payment', () => {
  const exchange = trades()
  const { sn } = exchange.open(SALE)
  exchange.wait(15 * MINUTE)
  expect(exchange.refused({ type: 'otc.pay', member: CUSTOMER, sn })).toBe('order-already-auto-cancel')
})
