import { expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { type Lock, type Machines, type Participation, takenOf } from './lab-state.ts'
import { othersOf } from './others.ts'
import { distributeDues } from './distribute.ts'
import {
  activity,
  ANNA,
  bareExchange,
  BERT,
  EVEN_TIME,
  LOCK_UP,
  MINING,
  SHARING,
  SUBSCRIPTION,
  withTerms,
} from './testing-bare.ts'
import { DAY, text, unitsOf } from './testing-lab.ts'

const ACTIVITY = TransactionType.ACTIVITY_BUY
const PART = { id: 1, member: ANNA, time: EVEN_TIME, state: 'distributed' } as const

test('STATE-10.e position sharing gives each back what was frozen, and his part of the supply', () => {
  const bare = bareExchange()
  const { state } = bare
  bare.join(SHARING, '1000')
  bare.join(SHARING, '500.5', EVEN_TIME, BERT)
  const { distribute: time, supply, others } = activity(SHARING)
  const all = others + unitsOf('1500.5')
  /** Cut to two decimals. */
  const part = (own: string): bigint => ((unitsOf(own) * supply) / all / 1_000_000n) * 1_000_000n
  const [first, second] = [part('1000'), part('500.5')]
  const from = bare.postings().length
  const told = bare.toldUntil(time)
  const given = (member: number, frozen: string, units: bigint, reference: string) => [
    {
      time,
      type: -1,
      reference,
      entries: [
        `m${member} spot frozen USDT -${unitsOf(frozen)}`,
        `m${member} spot available USDT ${unitsOf(frozen)}`,
      ],
    },
    {
      time,
      type: ACTIVITY,
      reference,
      entries: [`issuer spot available OBX -${units}`, `m${member} spot available OBX ${units}`],
    },
  ]
  expect(bare.postings().slice(from)).toEqual([
    ...given(ANNA, '1000', first, 'lab 1'),
    ...given(BERT, '500.5', second, 'lab 2'),
  ])
  expect(state.lab.orders).toMatchObject({
    1: { state: 'distributed', granted: first, cost: unitsOf('1000') },
    2: { state: 'distributed', granted: second, cost: unitsOf('500.5') },
  })
  expect(takenOf(state, activity(SHARING))).toEqual({ amount: unitsOf('1500.5'), frozen: 0n })
  const event = { time, kind: 'LAB_DISTRIBUTED', account: 'spot', symbol: null, coin: 'OBX', outcome: null }
  expect(told).toEqual([
    [ANNA, { ...event, id: `LAB_DISTRIBUTED.1.${time}.0`, reference: '1', amount: text(first) }],
    [BERT, { ...event, id: `LAB_DISTRIBUTED.2.${time}.0`, reference: '2', amount: text(second) }],
  ])
  expect([state.lab.distributions, state.due.items]).toEqual([{}, []])
})

test('a part that is nothing is told without an amount, and nothing is booked for it', () => {
  const bare = bareExchange()
  bare.join(SHARING, '100')
  bare.state.lab.taken[SHARING] = { amount: 0n, frozen: unitsOf('1000000000') }
  const { distribute: time } = activity(SHARING)
  expect(bare.toldUntil(time)).toMatchObject([[ANNA, { kind: 'LAB_DISTRIBUTED', coin: null, amount: null }]])
  expect(bare.postings().map(({ type }) => type)).toEqual([-1, -1])
  expect(bare.state.lab.orders[1]).toMatchObject({ state: 'distributed', granted: 0n })
})

test('STATE-10.e a free subscription is paid to the issuer, who gives the coins', () => {
  const bare = bareExchange()
  withTerms(SUBSCRIPTION, { price: decimal('2') }, () => bare.join(SUBSCRIPTION, '30'))
  const { distribute: time } = activity(SUBSCRIPTION)
  expect(bare.toldUntil(time)).toMatchObject([
    [ANNA, { kind: 'LAB_DISTRIBUTED', reference: '1', coin: 'OBX', amount: '30.00000000' }],
  ])
  expect(bare.postings().slice(1)).toEqual([
    {
      time,
      type: ACTIVITY,
      reference: 'lab 1',
      entries: [
        `m${ANNA} spot frozen USDT -${unitsOf('60')}`,
        `issuer spot available USDT ${unitsOf('60')}`,
        `issuer spot available OBX -${unitsOf('30')}`,
        `m${ANNA} spot available OBX ${unitsOf('30')}`,
      ],
    },
  ])
  expect(bare.state.lab.orders[1]).toEqual({
    ...PART,
    activity: SUBSCRIPTION,
    amount: unitsOf('30'),
    cost: unitsOf('60'),
    granted: unitsOf('30'),
  } satisfies Participation)
})

test('STATE-09.b cloud mining is paid to the issuer, and deploys the machines', () => {
  const bare = bareExchange()
  const { state } = bare
  bare.join(MINING, '2')
  bare.join(MINING, '3', EVEN_TIME, BERT)
  const { distribute: time } = activity(MINING)
  expect(bare.toldUntil(time)).toMatchObject([
    [ANNA, { kind: 'LAB_DISTRIBUTED', coin: null, amount: null }],
    [BERT, { kind: 'LAB_DISTRIBUTED', coin: null, amount: null }],
  ])
  expect(bare.postings()[2]).toEqual({
    time,
    type: ACTIVITY,
    reference: 'lab 1',
    entries: [`m${ANNA} spot frozen USDT -${unitsOf('120')}`, `issuer spot available USDT ${unitsOf('120')}`],
  })
  const machines: Machines = {
    id: 1,
    member: ANNA,
    activity: MINING,
    count: unitsOf('2'),
    friends: 0,
    output: unitsOf('34'),
    done: 0,
    paid: 0n,
    begin: time,
  }
  expect(state.lab.machines).toEqual({
    1: machines,
    2: { ...machines, id: 2, member: BERT, count: unitsOf('3'), output: unitsOf('51') },
  })
  expect(state.lab.machinesOf).toEqual({ [ANNA]: [1], [BERT]: [2] })
  expect(state.lab.nextMachinesId).toBe(3)
  expect(state.lab.orders[1]).toMatchObject({ state: 'distributed', granted: unitsOf('2') })
  expect(state.due.items).toMatchObject([
    { time: time + 30 * DAY, payload: { type: 'lab.mine', id: 1 } },
    { time: time + 30 * DAY, payload: { type: 'lab.mine', id: 2 } },
  ])
})

test('STATE-09.f a lock-up is paid to the issuer, who gives more to be released', () => {
  const bare = bareExchange()
  const { state } = bare
  bare.join(LOCK_UP, '100')
  bare.join(LOCK_UP, '50', EVEN_TIME, BERT)
  const { distribute: time } = activity(LOCK_UP)
  expect(bare.toldUntil(time)).toMatchObject([
    [ANNA, { kind: 'LAB_DISTRIBUTED', coin: null, amount: null }],
    [BERT, { kind: 'LAB_DISTRIBUTED', coin: null, amount: null }],
  ])
  expect(bare.postings()[2]).toEqual({
    time,
    type: ACTIVITY,
    reference: 'lab 1',
    entries: [
      `m${ANNA} spot frozen OBX -${unitsOf('102')}`,
      `issuer spot available OBX ${unitsOf('102')}`,
      `issuer spot available OBX -${unitsOf('106')}`,
      `m${ANNA} spot toBeReleased OBX ${unitsOf('106')}`,
    ],
  })
  const lock: Lock = {
    id: 1,
    member: ANNA,
    activity: LOCK_UP,
    total: unitsOf('106'),
    released: 0n,
    done: 0,
    begin: time,
  }
  expect(state.lab.locks).toEqual({ 1: lock, 2: { ...lock, id: 2, member: BERT, total: unitsOf('53') } })
  expect(state.lab.locksOf).toEqual({ [ANNA]: [1], [BERT]: [2] })
  expect(state.lab.nextLockId).toBe(3)
  expect(state.lab.orders[1]).toMatchObject({ state: 'distributed', granted: unitsOf('106') })
  expect(state.due.items).toMatchObject([
    { time: time + 30 * DAY, payload: { type: 'lab.release', id: 1 } },
    { time: time + 30 * DAY, payload: { type: 'lab.release', id: 2 } },
  ])
})

test('a participation that is distributed, or was given back, is not distributed again', () => {
  const bare = bareExchange()
  const { state } = bare
  bare.join(SUBSCRIPTION, '30')
  bare.join(MINING, '2')
  bare.apply({ type: 'lab.cancel', activity: MINING })
  const { distribute: time } = activity(MINING)
  bare.toldUntil(time)
  const before = structuredClone([state.lab, state.ledger.balances])
  const told: unknown[] = []
  for (const id of [SUBSCRIPTION, MINING])
    distributeDues['lab.distribute'](
      state,
      { type: 'lab.distribute', activity: id },
      {
        time,
        emit: (event) => void told.push(event),
        refuse: (key) => {
          throw new RangeError(key)
        },
      },
    )
  expect([state.lab, state.ledger.balances]).toEqual(before)
  expect(told).toEqual([])
})

test('an activity that is completed early is shared with all that others would have frozen', () => {
  const bare = bareExchange()
  bare.join(SHARING, '1000')
  const { start, end, supply } = activity(SHARING)
  const time = start + (end - start) * 0.75
  expect(bare.apply({ type: 'lab.step', activity: SHARING, step: 3 }, time)).toBeUndefined()
  // Moved to its end, it has all that others would have taken.
  const all = othersOf(bare.state, activity(SHARING), time) + unitsOf('1000')
  expect(all).toBe(activity(SHARING).others + unitsOf('1000'))
  expect(bare.state.lab.orders[1]?.granted).toBe(((unitsOf('1000') * supply) / all / 1_000_000n) * 1_000_000n)
})
