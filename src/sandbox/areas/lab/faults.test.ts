import { expect, test } from 'vitest'
import { move, post } from '../../kernel/ledger.ts'
import { freshState } from '../exchange.ts'
import type { State } from '../state.ts'
import { spotAccount } from './accounts.ts'
import { findActivity } from './activities.ts'
import { labFaults } from './faults.ts'
import { labFrozen } from './frozen.ts'
import type { Lock, Participation } from './lab-state.ts'

const ANNA = 600_001
const BERT = 600_002
const [SHARING, SUBSCRIPTION, MINING, OBX_LOCK, USDT_LOCK] = [69_283, 69_284, 69_285, 69_286, 69_296]
const activity = (id: number) => {
  const found = findActivity('test', id)
  if (found === undefined) throw new RangeError(`no activity ${id}`)
  return found
}
const supplyOf = (id: number): bigint => activity(id).supply

const ORDER: Participation = {
  id: 1,
  member: ANNA,
  activity: SUBSCRIPTION,
  amount: 7n,
  cost: 5n,
  time: 1,
  state: 'waiting',
  granted: null,
}
const LOCK: Lock = {
  id: 1,
  member: ANNA,
  activity: OBX_LOCK,
  total: 100n,
  released: 30n,
  done: 3,
  begin: 1,
}

type Records = {
  readonly taken?: readonly (readonly [activity: number, amount: bigint, frozen: bigint])[]
  readonly orders?: readonly Partial<Participation>[]
  readonly locks?: readonly Partial<Lock>[]
  /** Coins that members have to be released. */
  readonly held?: readonly (readonly [member: number, coin: string, units: bigint])[]
  readonly canceled?: number
  readonly now?: number
}

function stateWith({ taken = [], orders = [], locks = [], held = [], canceled, now = 0 }: Records): State {
  const state = freshState('test')
  state.now = now
  for (const [id, amount, frozen] of taken) state.lab.taken[id] = { amount, frozen }
  for (const [at, order] of orders.entries()) state.lab.orders[at + 1] = { ...ORDER, id: at + 1, ...order }
  for (const [at, lock] of locks.entries()) state.lab.locks[at + 1] = { ...LOCK, id: at + 1, ...lock }
  if (canceled !== undefined) state.lab.canceled[canceled] = 1
  for (const [member, coin, units] of held) {
    const entries = move(spotAccount('issuer', coin), spotAccount(`m${member}`, coin, 'toBeReleased'), units)
    post(state.ledger, { time: 1, type: 12, entries })
  }
  return state
}
const faultsOf = (records: Records): string[] => labFaults(stateWith(records))

test.each([
  ['all of its supply sold', [[SUBSCRIPTION, supplyOf(SUBSCRIPTION), 0n]], []],
  [
    'more sold than it has',
    [[SUBSCRIPTION, supplyOf(SUBSCRIPTION) + 1n, 0n]],
    [`activity ${SUBSCRIPTION} sold more than it has`],
  ],
  [
    'more machines sold than it has',
    [[MINING, supplyOf(MINING) + 1n, 0n]],
    [`activity ${MINING} sold more than it has`],
  ],
  ['more asked for than is shared', [[SHARING, supplyOf(SHARING) + 1n, 0n]], []],
  [
    'more locked than can be',
    [[OBX_LOCK, supplyOf(OBX_LOCK) + 1n, 0n]],
    [`activity ${OBX_LOCK} sold more than it has`],
  ],
] as const)('an activity with %s has these faults', (_name, taken, faults) => {
  expect(faultsOf({ taken })).toEqual(faults)
})

test.each([
  ['all', SUBSCRIPTION, 0n, []],
  ['more than all', SUBSCRIPTION, 1n, [`activity ${SUBSCRIPTION} gave more than it has`]],
  ['more than all', SHARING, 1n, [`activity ${SHARING} gave more than it has`]],
  ['more than all', OBX_LOCK, 1n, []],
] as const)('granting %s of activity %i, by so much %i, has these faults', (_name, id, more, faults) => {
  const granted = supplyOf(id) - 9n
  const orders = [
    { activity: id, state: 'distributed', granted },
    { activity: id, state: 'distributed', granted: 9n + more },
    // Of another activity, or given back.
    { activity: id === MINING ? SHARING : MINING, state: 'distributed', granted: 1n },
    { activity: id, state: 'canceled', granted: null },
  ] as const
  expect(faultsOf({ taken: [[id, 0n, 0n]], orders })).toEqual(faults)
})

test.each([
  [12n, []],
  [11n, [`activity ${SUBSCRIPTION} counts 11 as frozen, participations say 12`]],
  [13n, [`activity ${SUBSCRIPTION} counts 13 as frozen, participations say 12`]],
])('an activity counts as frozen, %i, what its waiting participations cost', (frozen, faults) => {
  const orders = [
    { cost: 5n },
    { cost: 7n },
    { cost: 100n, state: 'distributed' },
    { cost: 1000n, activity: SHARING },
  ] as const
  const state = stateWith({ taken: [[SUBSCRIPTION, 0n, frozen]], orders })
  expect(labFaults(state)).toEqual(faults)
  expect(labFrozen(state)).toEqual([
    { member: ANNA, coin: 'USDT', units: 5n },
    { member: ANNA, coin: 'USDT', units: 7n },
    { member: ANNA, coin: 'USDT', units: 1000n },
  ])
})

test.each([
  ['waiting', 0, undefined, 0],
  ['waiting', 1, undefined, 1],
  ['distributed', 1, undefined, 0],
  ['waiting', -1, SUBSCRIPTION, 1],
  ['canceled', -1, SUBSCRIPTION, 0],
  ['waiting', -1, SHARING, 0],
] as const)(
  'a %s participation, %i ms after the distribution, with activity %s cancelled, has %i faults',
  (state, after, canceled, count) => {
    const now = activity(SUBSCRIPTION).distribute + after
    expect(
      faultsOf({ orders: [{ id: 4, state }], now, ...(canceled !== undefined && { canceled }) }),
    ).toEqual(count === 0 ? [] : ['participation 4 waits after its distribution'])
  },
)

test('a participation of a moved activity waits until the time it was moved to', () => {
  const state = stateWith({ orders: [{}], now: activity(SUBSCRIPTION).distribute + 5 })
  const { start, end, distribute } = activity(SUBSCRIPTION)
  state.lab.moved[SUBSCRIPTION] = { start, end, distribute: distribute + 5 }
  expect(labFaults(state)).toEqual([])
})

test.each([
  [{ released: 30n, done: 3 }, 70n, []],
  [{ released: 100n, done: 12 }, 0n, []],
  [{ released: 99n, done: 11 }, 1n, []],
  [{ released: 99n, done: 12 }, 1n, ['lock 1 has 1 left']],
  [{ released: 101n, done: 3 }, 0n, ['lock 1 has -1 left']],
  [{ released: 99n, done: 8, activity: USDT_LOCK }, 1n, ['lock 1 has 1 left']],
] as const)('a lock with %o, whose rest is held, has these faults', (lock, rest, faults) => {
  const coin = 'activity' in lock ? 'USDT' : 'OBX'
  const held = rest === 0n ? [] : [[ANNA, coin, rest] as const]
  expect(faultsOf({ locks: [lock], held })).toEqual(faults)
})

test('a member holds to be released at least the rest of all his locks of a coin', () => {
  const locks = [
    { total: 100n, released: 30n },
    { total: 50n, released: 10n },
    { total: 9n, released: 0n, activity: USDT_LOCK },
    { total: 1000n, released: 0n, member: BERT },
  ]
  const others = [
    [ANNA, 'USDT', 9n],
    [BERT, 'OBX', 1000n],
  ] as const
  expect(faultsOf({ locks, held: [[ANNA, 'OBX', 110n], ...others] })).toEqual([])
  expect(faultsOf({ locks, held: [[ANNA, 'OBX', 111n], ...others] })).toEqual([])
  expect(faultsOf({ locks, held: [[ANNA, 'OBX', 109n], ...others] })).toEqual([
    `${ANNA} OBX holds 109 to be released, locks say 110`,
  ])
  expect(faultsOf({ locks, held: [[ANNA, 'OBX', 110n]] })).toEqual([
    `${ANNA} USDT holds 0 to be released, locks say 9`,
    `${BERT} OBX holds 0 to be released, locks say 1000`,
  ])
})
