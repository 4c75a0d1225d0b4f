import { expect, test } from 'vitest'
import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { refuseAny } from '../../kernel/refusal.ts'
import { frozenErrors } from '../frozen.ts'
import { START } from '../spot/testing-spot.ts'
import { ADVERTISER_IDS, isComputed } from './advertisers.ts'
import { CANCELLED, MINUTE, NONPAYMENT, unitsOf } from './testing-otc.ts'
import { acts, OWNER, PURCHASE, SALE, type Trades, trades } from './testing-trades.ts'
import { adVisitDues } from './visits.ts'

const { ADMIN_RECHARGE } = TransactionType
const TOO_LATE = 365 * 24 * 60 * MINUTE

const visit = ({ run }: Trades, ad: number, all = false) => run({ type: 'ad.visitNow', id: String(ad), all })
const orderOf = ({ state }: Trades, sn: unknown) => {
  const order = state.otc.orders[String(sn)]
  if (order === undefined) throw new RangeError(`no order ${String(sn)}`)
  return order
}

test('a tester’s customer is computed, and trades as much as one trade takes', () => {
  for (const draft of [SALE, PURCHASE]) {
    const exchange = trades()
    const ad = exchange.shelve(draft, { units: unitsOf('100') })
    const order = orderOf(exchange, visit(exchange, ad, true))
    expect(order).toMatchObject({
      side: draft.side,
      status: NONPAYMENT,
      created: START,
      cents: 15_000n,
      units: unitsOf('75'),
      price: 200n,
    })
    expect([isComputed(order.customer), exchange.state.ads[ad]?.visits]).toEqual([true, 1])
    expect(exchange.notices(order.sn)).toEqual([['otc-notice-opened', order.customer]])
    expect(frozenErrors(exchange.state)).toEqual([])
  }
})

test.each([
  ['sale', SALE, '49.95', 9980n],
  ['purchase', PURCHASE, '49.95', 9990n],
] as const)('a customer takes no more of a %s than is left', (_side, draft, units, cents) => {
  const exchange = trades()
  const ad = exchange.shelve(draft, { units: unitsOf(units) })
  expect(orderOf(exchange, visit(exchange, ad, true))).toMatchObject({ cents, units: cents * 500_000n })
})

test('customers differ, and want amounts between the limits of the ad that differ', () => {
  const exchange = trades()
  const ad = exchange.shelve(SALE, { units: unitsOf('900'), leastCents: 1000n, mostCents: 2000n })
  const orders = Array.from({ length: 20 }, () => orderOf(exchange, visit(exchange, ad)))
  const cents = orders.map((order) => order.cents)
  expect(cents.every((each) => each >= 1000n && each <= 2000n)).toBe(true)
  expect(new Set(cents).size).toBeGreaterThan(15)
  expect(new Set(orders.map(({ customer }) => customer)).size).toBeGreaterThan(5)
  expect(exchange.state.ads[ad]?.visits).toBe(20)
  const again = trades()
  const other = again.shelve(SALE, { units: unitsOf('900'), leastCents: 1000n, mostCents: 2000n })
  expect(orders.map(({ sn }) => sn)).toEqual(
    orders.map((order) => {
      const same = orderOf(again, visit(again, other))
      expect([same.cents, same.customer]).toEqual([order.cents, order.customer])
      return same.sn
    }),
  )
})

test('an advertiser is no customer of its own ad', () => {
  const exchange = trades({ ads: true })
  const customers = Array.from({ length: 120 }, () => orderOf(exchange, visit(exchange, 10_001)).customer)
  expect(new Set(customers)).toEqual(new Set(ADVERTISER_IDS.filter((id) => id !== ADVERTISER_IDS[0])))
})

test('a customer who sells gets the coins that it lacks, one who buys gets none', () => {
  const exchange = trades()
  const [sale, purchase] = [exchange.shelve(SALE), exchange.shelve(PURCHASE)]
  exchange.postings()
  visit(exchange, sale, true)
  expect(exchange.postings()).toEqual([])
  const { sn, customer, units } = orderOf(exchange, visit(exchange, purchase, true))
  const own = `m${customer} spot USDT`
  expect(exchange.postings()).toEqual([
    [ADMIN_RECHARGE, undefined, { 'makers spot USDT available': -units }, { [`${own} available`]: units }],
    ['hold', `otc ${sn}`, { [`${own} available`]: -units }, { [`${own} frozen`]: units }],
  ])
  // What it got back is enough for the same once more.
  acts(exchange, sn, PURCHASE)('cancel')
  exchange.postings()
  const balances = ADVERTISER_IDS.map(
    (id) => exchange.state.ledger.balances[`m${id}/spot/USDT/available`] ?? 0n,
  )
  for (let count = 0; count < 40; count++) {
    const next = orderOf(exchange, visit(exchange, purchase, true))
    acts(exchange, next.sn, PURCHASE)('cancel')
    const had = balances[ADVERTISER_IDS.indexOf(next.customer)] ?? 0n
    const funded = exchange.postings().filter(([type]) => type === ADMIN_RECHARGE)
    expect(funded).toHaveLength(had >= next.units ? 0 : 1)
    balances[ADVERTISER_IDS.indexOf(next.customer)] = next.units
  }
})

test.each([
  ['with just the least trade', '5.005', 200n, 1000n],
  ['with too little for one trade', '3.006006', 333n, undefined],
] as const)(
  'STATE-13.e an ad %s is used, or taken off the shelf by who comes',
  (_what, units, cents, wish) => {
    const exchange = trades()
    // At 3.33 the least trade, cut off to whole units, costs a cent less than the limit.
    const ad = exchange.shelve(SALE, { units: unitsOf(units), price: { cents } })
    const sn = visit(exchange, ad, true)
    expect(sn === null ? undefined : orderOf(exchange, sn).cents).toBe(wish)
    expect(exchange.state.ads[ad]).toMatchObject({
      shelf: AdShelf.PUT_OFF_SHELVES,
      nextVisit: null,
      visits: 1,
    })
    expect(frozenErrors(exchange.state)).toEqual([])
  },
)

test('STATE-13.e an ad that the market has left without a trade goes off the shelf', () => {
  const exchange = trades()
  const ad = exchange.shelve(SALE)
  const known = exchange.state.ads[ad]
  if (known === undefined) throw new RangeError(`no ad ${ad}`)
  exchange.state.ads[ad] = { ...known, leastCents: 1_000_000n }
  expect(visit(exchange, ad)).toBeNull()
  expect(exchange.state.ads[ad]).toMatchObject({
    shelf: AdShelf.PUT_OFF_SHELVES,
    left: SALE.units,
    visits: 1,
  })
  expect(exchange.state.otc.orders).toEqual({})
})

test('an ad that is not on the shelf, or is none, has no customers', () => {
  const exchange = trades()
  const ad = exchange.shelve(SALE)
  const command = { type: 'ad.visitNow', id: String(ad), all: true } as const
  exchange.run({ type: 'ad.takeOff', member: OWNER, id: String(ad) })
  const context = { time: START, emit: () => undefined, refuse: refuseAny }
  const before = structuredClone(exchange.state.ads)
  for (const id of [ad, 99_999]) adVisitDues['ad.visit'](exchange.state, { type: 'ad.visit', id }, context)
  expect([exchange.state.ads, exchange.state.otc.orders]).toEqual([before, {}])
  for (const id of [command.id, '99999', 'toString'])
    expect(exchange.refused({ ...command, id })).toBe('parameter-error')
})

test('customers come two to twelve minutes apart, until the ad is used up', () => {
  const exchange = trades({ visited: true })
  const ad = exchange.shelve(SALE, { units: unitsOf('900'), mostCents: 1200n })
  const opened: number[] = []
  for (let minute = 0; minute < 24 * 60; minute++) {
    exchange.wait(MINUTE)
    opened.push(
      ...exchange.happened().flatMap(({ event }) => {
        const { kind, time } = (event ?? {}) as { kind?: string; time?: number }
        return kind === 'OTC_OPENED' && time !== undefined ? [time] : []
      }),
    )
  }
  const gaps = opened.map((time, index) => time - (opened[index - 1] ?? START))
  expect(opened.length).toBeGreaterThan(60)
  expect(gaps.every((gap) => gap >= 2 * MINUTE && gap < 12 * MINUTE)).toBe(true)
  // Not all that one trade takes.
  const cents = Object.values(exchange.state.otc.orders).map((order) => order.cents)
  expect(cents.some((each) => each < 1100n)).toBe(true)
  expect(exchange.state.ads[ad]?.visits).toBe(Object.keys(exchange.state.otc.orders).length)
})

test('an ad that a customer uses up has no next one', () => {
  const exchange = trades({ visited: true })
  const ad = exchange.shelve(SALE, { units: unitsOf('9'), mostCents: 1000n })
  exchange.wait(12 * MINUTE)
  const off = { shelf: AdShelf.PUT_OFF_SHELVES, nextVisit: null, visits: 1 }
  expect(exchange.state.ads[ad]).toMatchObject(off)
  exchange.wait(60 * MINUTE)
  expect(exchange.state.ads[ad]?.visits).toBe(1)
})

test('customers leave a buyer alone who lets three orders run out, until he pays one or puts the ad on again', () => {
  const exchange = trades({ visited: true })
  const { state } = exchange
  const ad = exchange.shelve(PURCHASE, {
    units: unitsOf('100000'),
    minutes: 1,
    leastCents: 100n,
    mostCents: 200n,
  })
  const ended = () => Object.values(state.otc.orders).filter(({ status }) => status === CANCELLED)
  while (ended().length < 2) exchange.wait(MINUTE / 2)
  expect(state.otc.unpaid).toEqual({ [ad]: 2 })
  while (Object.keys(state.otc.orders).length < 3) exchange.wait(MINUTE / 2)
  const third = Object.values(state.otc.orders).find(({ status }) => status === NONPAYMENT)
  if (third === undefined) throw new RangeError('nobody has come')
  acts(exchange, third.sn, PURCHASE)('pay')
  expect(state.otc.unpaid).toEqual({})
  exchange.wait(TOO_LATE)
  // Two, the one that is paid, three more that run out, and the customer who sees that.
  expect(Object.keys(state.otc.orders)).toHaveLength(7)
  expect(state.ads[ad]).toMatchObject({ shelf: AdShelf.PUT_ON_SHELVES, nextVisit: null })
  const own = { member: OWNER, id: String(ad) }
  exchange.run({ type: 'ad.takeOff', ...own })
  exchange.run({ type: 'ad.putOn', ...own })
  expect(state.ads[ad]?.nextVisit).not.toBeNull()
  exchange.wait(13 * MINUTE)
  expect(Object.keys(state.otc.orders).length).toBeGreaterThan(7)
})
