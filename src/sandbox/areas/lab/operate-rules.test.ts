import { expect, test } from 'vitest'
import { type Moved, takenOf, timesOf } from './lab-state.ts'
import {
  activity,
  ANNA,
  bareExchange,
  BERT,
  EVEN_TIME,
  HOLDING,
  LOCK_UP,
  MINING,
  SHARING,
  SUBSCRIPTION,
} from './testing-bare.ts'
import { HOUR, unitsOf } from './testing-lab.ts'

type Moment = 'announced' | 'start' | 'end' | 'distribute'

const step = (id: number, to: 1 | 2 | 3) => ({ type: 'lab.step', activity: id, step: to }) as const
const cancel = (id: number) => ({ type: 'lab.cancel', activity: id }) as const

test.each([
  ['announced', -1, 'activity-not-found'],
  ['announced', 0, undefined],
  ['start', 0, undefined],
  ['end', 0, undefined],
  ['distribute', -1, undefined],
  ['distribute', 0, 'activity-ended'],
] as const)(
  'STATE-10.g cancelling an activity at %s, %i ms, ends with %s',
  (moment: Moment, after, expected) => {
    const bare = bareExchange()
    const time = activity(SHARING)[moment] + after
    expect(bare.apply(cancel(SHARING), time)).toBe(expected)
    expect(bare.state.lab.canceled).toEqual(expected === undefined ? { [SHARING]: time } : {})
    expect(bare.apply(cancel(69_288), time)).toBe('activity-not-found')
    if (expected !== undefined) return
    // Once.
    expect(bare.apply(cancel(SHARING), time)).toBe('activity-ended')
    for (const to of [1, 2, 3] as const) expect(bare.apply(step(SHARING, to), time)).toBe('activity-ended')
  },
)

test('STATE-10.g STATE-09.c a cancelled activity gives each back what was frozen, and tells so', () => {
  const bare = bareExchange()
  const { state } = bare
  bare.join(LOCK_UP, '100')
  bare.join(LOCK_UP, '50', EVEN_TIME, BERT)
  bare.join(MINING, '2')
  state.lab.asked[LOCK_UP] = ['E1']
  state.lab.asked[SHARING] = ['E2']
  const time = EVEN_TIME + HOUR
  const event = { time, kind: 'LAB_CANCELED', account: 'spot', symbol: null, coin: 'OBX', outcome: null }
  expect(bare.toldBy(cancel(LOCK_UP), time)).toEqual([
    [ANNA, { ...event, id: `LAB_CANCELED.1.${time}.0`, reference: '1', amount: '102.00000000' }],
    [BERT, { ...event, id: `LAB_CANCELED.2.${time}.0`, reference: '2', amount: '52.00000000' }],
  ])
  expect(bare.postings().slice(3)).toEqual(
    (
      [
        [ANNA, '102', 'lab 1'],
        [BERT, '52', 'lab 2'],
      ] as const
    ).map(([member, cost, reference]) => ({
      time,
      type: -1,
      reference,
      entries: [
        `m${member} spot frozen OBX -${unitsOf(cost)}`,
        `m${member} spot available OBX ${unitsOf(cost)}`,
      ],
    })),
  )
  expect(state.lab.orders).toMatchObject({
    1: { state: 'canceled', granted: null, cost: unitsOf('102') },
    2: { state: 'canceled', granted: null, cost: unitsOf('52') },
    3: { state: 'waiting' },
  })
  expect(takenOf(state, activity(LOCK_UP))).toEqual({ amount: 0n, frozen: 0n })
  expect(takenOf(state, activity(MINING))).toEqual({ amount: unitsOf('2'), frozen: unitsOf('120') })
  // The other activity is distributed at its time, this one never.
  expect(state.due.items.map(({ payload }) => payload)).toEqual([
    { type: 'lab.distribute', activity: MINING },
  ])
  expect(Object.keys(state.lab.distributions)).toEqual([String(MINING)])
  expect(state.lab.asked).toEqual({ [SHARING]: ['E2'] })
})

test.each([
  ['announced', -1, 1, 'activity-not-found'],
  ['announced', 0, 1, undefined],
  ['start', -1, 1, undefined],
  ['start', 0, 1, 'activity-ended'],
  ['start', 0, 2, undefined],
  ['end', -1, 2, undefined],
  ['end', 0, 2, 'activity-ended'],
  ['end', 0, 3, undefined],
  ['distribute', -1, 3, undefined],
  ['distribute', 0, 3, 'activity-ended'],
] as const)(
  'an activity at %s, %i ms, is moved on to phase %i: %s',
  (moment: Moment, after, to, expected) => {
    const bare = bareExchange()
    expect(bare.apply(step(SHARING, to), activity(SHARING)[moment] + after)).toBe(expected)
    expect(Object.keys(bare.state.lab.moved)).toEqual(expected === undefined ? [String(SHARING)] : [])
  },
)

const { start: S, end: E, distribute: D } = activity(SUBSCRIPTION)
test.each([
  ['coming', S - HOUR, 1, { start: S - HOUR, end: E - HOUR, distribute: D - HOUR }],
  ['coming', S - HOUR, 2, { start: S - HOUR, end: S - HOUR, distribute: S - HOUR + D - E }],
  ['coming', S - HOUR, 3, { start: S - HOUR, end: S - HOUR, distribute: S - HOUR }],
  ['ongoing', S + HOUR, 2, { start: S, end: S + HOUR, distribute: S + HOUR + D - E }],
  ['ongoing', S + HOUR, 3, { start: S, end: S + HOUR, distribute: S + HOUR }],
  ['distributing', E + HOUR, 3, { start: S, end: E, distribute: E + HOUR }],
] as const)(
  'a %s activity, moved on at %i to phase %i, has these times',
  (_name, time, to, expected: Moved) => {
    const bare = bareExchange()
    expect(bare.apply(step(SUBSCRIPTION, to), time)).toBeUndefined()
    expect(timesOf(bare.state, activity(SUBSCRIPTION))).toEqual(expected)
    // Nobody takes part: there is nothing to distribute.
    expect([bare.state.lab.distributions, bare.state.due.items]).toEqual([{}, []])
  },
)

test('the distribution of an activity that is moved on moves with it, those of others stay', () => {
  const bare = bareExchange()
  const { state } = bare
  bare.join(SUBSCRIPTION, '30')
  bare.join(MINING, '2')
  bare.apply(step(SUBSCRIPTION, 2), EVEN_TIME + 1)
  const at = EVEN_TIME + 1 + D - E
  const items = state.due.items.map(({ time, payload }) => ({ time, payload }))
  expect(items).toEqual([
    { time: at, payload: { type: 'lab.distribute', activity: SUBSCRIPTION } },
    { time: activity(MINING).distribute, payload: { type: 'lab.distribute', activity: MINING } },
  ])
  expect(state.lab.distributions[SUBSCRIPTION]).toBe(state.due.items.find(({ time }) => time === at)?.id)
  bare.toldUntil(at - 1)
  expect(state.lab.orders[1]?.state).toBe('waiting')
  bare.toldUntil(at)
  expect([state.lab.orders[1]?.state, state.lab.orders[2]?.state]).toEqual(['distributed', 'waiting'])
})

test('an activity that is completed is distributed at once, and not again at its time', () => {
  const bare = bareExchange()
  const { state } = bare
  bare.join(SUBSCRIPTION, '30')
  const told = bare.toldBy(step(SUBSCRIPTION, 3), EVEN_TIME + 1)
  expect(told).toMatchObject([[ANNA, { kind: 'LAB_DISTRIBUTED', time: EVEN_TIME + 1 }]])
  expect([state.lab.orders[1]?.state, state.lab.distributions, state.due.items]).toEqual([
    'distributed',
    {},
    [],
  ])
  expect(bare.toldUntil(D + HOUR)).toEqual([])
})

test('an activity that begins early is joined at once', () => {
  const bare = bareExchange()
  const time = activity(HOLDING).announced
  expect(bare.join(HOLDING, '20', time)).toBe('activity-not-started')
  bare.apply(step(HOLDING, 1), time)
  expect(bare.join(HOLDING, '20', time)).toBe(1)
  expect(bare.state.due.items).toMatchObject([{ time: time + D - S }])
})
