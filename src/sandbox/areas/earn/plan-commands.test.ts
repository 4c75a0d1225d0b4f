import { expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { purchase } from '#src/core/earn/purchases.ts'
import { decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import { formatGmt8, parseGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import type { Command } from '../state.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'
import { recurringProduct } from './recurring-products.ts'
import { earnMachine, NINE, START } from './testing-commands.ts'

const DAY = 86_400_000
/** From half past nine to the nine o'clock after. */
const TO_NINE = 23.5 * 3_600_000
/** Of 100 USDT each day at nine. */
const DAILY = { units: 10_000_000_000n, cycle: 'daily', timeOfDay: NINE } as const
const [ADA, BOB] = earnMachine().members
type Terms = Extract<Command, { type: 'plan.create' }>
const create = (fields: Partial<Terms> = {}): Command => ({
  type: 'plan.create',
  member: ADA,
  product: 1,
  ...DAILY,
  ...fields,
})
/** A command about the plan 1. */
const about = (type: 'plan.pause' | 'plan.continue' | 'plan.finish', member = ADA, id = 1): Command => ({
  type,
  member,
  id,
})
const change = (
  fields: Partial<Pick<Terms, 'units' | 'cycle' | 'timeOfDay' | 'member'>> & { id?: number } = {},
): Command => ({
  type: 'plan.change',
  member: ADA,
  id: 1,
  ...DAILY,
  ...fields,
})
const lock = (coin: string, locked: boolean): Command => ({
  type: 'wallet.lock',
  member: ADA,
  kind: 'spot',
  coin,
  locked,
})

/** Returns the units that a plan of 100 USDT buys at a time. */
function wanted(time: number) {
  const { pair, fee } = recurringProduct(1)
  const made = purchase(decimal('100'), priceIn(pair, ticksAt({ seed: 'test' }, pair, time)), fee)
  const units = (amount: typeof made.bought): bigint => toUnits(amount, 8)
  return { bought: units(made.bought), fee: units(made.fee), net: units(made.net) }
}

test('FEAT-20.d a purchase pays the makers, and its fee goes to the account of fees', () => {
  const { give, pass, postings, spot, state } = earnMachine()
  give(create())
  const events = pass(TO_NINE)
  const { bought, fee, net } = wanted(START + TO_NINE)
  const account = { owner: `m${ADA}`, kind: 'spot', coin: 'USDT', bucket: 'available' }
  const coins = { ...account, coin: 'BTC' }
  const time = START + TO_NINE
  const reference = 'plan 1'
  expect(postings()).toEqual([
    {
      id: expect.any(Number) as number,
      time,
      type: TransactionType.AUTO_INVEST_SELL,
      reference,
      entries: [
        { account, units: -10_000_000_000n },
        { account: { ...account, owner: 'makers' }, units: 10_000_000_000n },
      ],
    },
    {
      id: expect.any(Number) as number,
      time,
      type: TransactionType.AUTO_INVEST_BUY,
      reference,
      entries: [
        { account: { ...coins, owner: 'makers' }, units: -net },
        { account: coins, units: net },
        { account: { ...coins, owner: 'makers' }, units: -fee },
        { account: { ...coins, owner: 'fees' }, units: fee },
      ],
    },
  ])
  expect([spot('makers', 'BTC'), spot('fees', 'BTC')]).toEqual([-bought, fee])
  expect(events).toMatchObject([
    {
      member: ADA,
      event: {
        account: 'spot',
        kind: 'PLAN_BOUGHT',
        symbol: 'BTC/USDT',
        coin: 'BTC',
        amount: toText(fromUnits(net, 8)),
        reference: '1',
      },
    },
  ])
  expect(state.earn.purchases).toEqual({
    1: { id: 1, plan: 1, member: ADA, units: 10_000_000_000n, bought, fee, failure: null, time },
  })
})

test('a purchase of so little that its fee is none is booked without one', () => {
  const { give, pass, spot, state } = earnMachine()
  give(create({ units: 30_000_000n }))
  expect(pass(TO_NINE)).toMatchObject([{ event: { kind: 'PLAN_BOUGHT' } }])
  expect(state.earn.purchases[1]).toMatchObject({ fee: 0n, failure: null })
  expect(state.earn.plans[1]?.held).toBe(spot(`m${ADA}`, 'BTC') - 200_000_000n)
  expect(spot('fees', 'BTC')).toBe(0n)
})

test.each([
  [100_000_000_000n, null, 0n],
  [100_000_000_001n, 'BALANCE', 100_000_000_000n],
])(
  'FEAT-20.i a purchase of %s units where the balance is 100000000000 fails with %s',
  (units, failure, left) => {
    const { give, pass, spot, state } = earnMachine()
    give(create({ units }))
    pass(TO_NINE)
    expect(state.earn.purchases[1]?.failure).toBe(failure)
    expect(spot(`m${ADA}`, 'USDT')).toBe(left)
  },
)

test.each<[string, Command]>([
  ['changed', change({ member: BOB })],
  ['paused', about('plan.pause', BOB)],
  ['continued', about('plan.continue', BOB)],
  ['finished', about('plan.finish', BOB)],
])('FEAT-20.k a plan of another member is not %s; nor is one that there is not', (_act, command) => {
  const { give, state } = earnMachine()
  give(create())
  const before = structuredClone(state.earn)
  expect(give(command)).toBe('record-not-found')
  expect(give({ ...command, member: ADA, id: 2 } as Command)).toBe('record-not-found')
  expect(state.earn).toEqual(before)
})

test.each<[string, Command]>([
  ['changed', change()],
  ['paused', about('plan.pause')],
  ['continued', about('plan.continue')],
  ['finished', about('plan.finish')],
])('FEAT-20.f a finished plan is not %s any more', (_act, command) => {
  const { give, state, pass } = earnMachine()
  give(create())
  give(about('plan.finish'))
  const before = structuredClone(state.earn)
  expect(give(command)).toBe('plan-finished')
  expect(state.earn).toEqual(before)
  expect(pass(3 * DAY)).toEqual([])
})

test('FEAT-20.f a finished plan is listed as finished, and the others of its member stay ongoing', () => {
  const { give, state, pass } = earnMachine()
  for (const product of [1, 2, 3]) give(create({ product }))
  pass(1000)
  give(about('plan.finish', ADA, 2))
  expect([state.earn.ongoing, state.earn.finished]).toEqual([{ [ADA]: [1, 3] }, { [ADA]: [2] }])
  expect(state.earn.plans[2]).toMatchObject({ state: 'finished', due: null, changed: START + 1000 })
  give(about('plan.finish', ADA, 1))
  give(about('plan.finish', ADA, 3))
  expect([state.earn.ongoing, state.earn.finished]).toEqual([{}, { [ADA]: [2, 1, 3] }])
})

test('FEAT-20.e a plan that is paused again stays as it was, and so does one that is continued again', () => {
  const { give, state, pass } = earnMachine()
  give(create())
  expect(state.earn.plans[1]).toMatchObject({ state: 'enabled', changed: null })
  pass(1000)
  give(about('plan.pause'))
  const paused = structuredClone(state.earn.plans[1])
  expect(paused).toMatchObject({ state: 'paused', due: null, changed: START + 1000 })
  pass(1000)
  give(about('plan.pause'))
  expect(state.earn.plans[1]).toEqual(paused)
  give(about('plan.continue'))
  const enabled = structuredClone(state.earn.plans[1])
  expect(enabled).toMatchObject({ state: 'enabled', changed: START + 2000, scheduled: START + TO_NINE })
  pass(1000)
  give(about('plan.continue'))
  expect(state.earn.plans[1]).toEqual(enabled)
})

test('FEAT-20.i a plan that runs keeps the count of its failures, one that goes on begins it again', () => {
  const { give, state, pass } = earnMachine()
  give(create())
  give(lock('BTC', true))
  pass(TO_NINE)
  give(about('plan.continue'))
  expect(state.earn.plans[1]).toMatchObject({ failures: 1, state: 'enabled' })
  give(change({ units: 1n }))
  expect(state.earn.plans[1]).toMatchObject({ failures: 1 })
  pass(DAY)
  expect(state.earn.plans[1]).toMatchObject({ failures: 2, state: 'enabled' })
  pass(DAY)
  expect(state.earn.plans[1]).toMatchObject({ failures: 3, state: 'paused', due: null })
  give(about('plan.continue'))
  expect(state.earn.plans[1]).toMatchObject({ failures: 0, state: 'enabled' })
})

test.each<[string, Partial<Terms>, string]>([
  ['amount', { units: 1n }, '2026-11-22 09:00:00'],
  ['cycle', { cycle: 'weekly' }, '2026-11-30 09:00:00'],
  ['time of day', { timeOfDay: NINE + 1000 }, '2026-11-23 09:00:01'],
])('FEAT-20.j a plan that gets another %s at night buys next at its new time', (_what, fields, next) => {
  const { give, state, pass } = earnMachine()
  const dues = () =>
    state.due.items
      .filter(({ payload }) => payload.type === 'plan.buy')
      .map(({ time }) => formatGmt8(instant(time)))
  give(create())
  pass(0.9 * DAY)
  give(change(fields))
  const changed = { ...DAILY, ...fields, changed: START + 0.9 * DAY, scheduled: parseGmt8(next) }
  expect(state.earn.plans[1]).toMatchObject({ ...changed, state: 'enabled' })
  expect(dues()).toEqual([next])
  give(about('plan.pause'))
  expect(dues()).toEqual([])
  give(change({ ...fields, units: 2n }))
  expect(state.earn.plans[1]).toMatchObject({ state: 'paused', units: 2n, scheduled: parseGmt8(next) })
  give(change())
  expect(state.earn.plans[1]).toMatchObject({ ...DAILY, state: 'paused', due: null })
  expect(dues()).toEqual([])
})
