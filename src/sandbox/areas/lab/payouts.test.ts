import { expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import {
  activity,
  ANNA,
  bareExchange,
  BERT,
  DAILY,
  EVEN_TIME,
  LOCK_UP,
  ODD_TIME,
  USDT_LOCK,
} from './testing-bare.ts'
import { DAY, text, unitsOf } from './testing-lab.ts'

const ACTIVITY = TransactionType.ACTIVITY_BUY

test('FEAT-21.e machines yield so many times, each output is recorded and told', () => {
  const bare = bareExchange()
  const { state } = bare
  bare.join(DAILY, '2', ODD_TIME)
  bare.join(DAILY, '3', ODD_TIME, BERT)
  const { distribute: begin } = activity(DAILY)
  bare.toldUntil(begin)
  const from = bare.postings().length
  const units = unitsOf('3.1')
  expect(bare.toldUntil(begin + DAY - 1)).toEqual([])
  const time = begin + DAY
  const told = bare.toldUntil(time)
  const event = { time, kind: 'MINING_PAID', account: 'spot', symbol: null, coin: 'OBX', outcome: null }
  expect(told).toEqual([
    [ANNA, { ...event, id: `MINING_PAID.1.${time}.0`, reference: '1', amount: '3.10000000' }],
    [BERT, { ...event, id: `MINING_PAID.2.${time}.0`, reference: '2', amount: '4.65000000' }],
  ])
  expect(bare.postings()[from]).toEqual({
    time,
    type: ACTIVITY,
    reference: 'mining 1',
    entries: [`issuer spot available OBX -${units}`, `m${ANNA} spot available OBX ${units}`],
  })
  expect(state.lab.machines[1]).toMatchObject({ done: 1, paid: units, output: units })
  bare.toldUntil(begin + 2 * DAY)
  expect(state.lab.machines[1]).toMatchObject({ done: 2, paid: 2n * units })
  expect(state.lab.payouts).toEqual({
    1: { id: 1, of: 1, member: ANNA, units, time },
    2: { id: 2, of: 2, member: BERT, units: unitsOf('4.65'), time },
    3: { id: 3, of: 1, member: ANNA, units, time: time + DAY },
    4: { id: 4, of: 2, member: BERT, units: unitsOf('4.65'), time: time + DAY },
  })
  expect(state.lab.payoutsOf).toEqual({ machines: { 1: [1, 3], 2: [2, 4] }, lock: {} })
  bare.toldUntil(begin + 29 * DAY)
  expect(state.due.items).toHaveLength(2)
  bare.toldUntil(begin + 30 * DAY)
  expect(state.lab.machines[1]).toMatchObject({ done: 30, paid: 30n * units })
  expect(state.due.items).toEqual([])
})

test.each([
  [USDT_LOCK, ODD_TIME, 'USDT', 7, 8, ['12.75', '12.75', '12.75']],
  [LOCK_UP, EVEN_TIME, 'OBX', 30, 12, ['10.6', '9.54', '8.586']],
] as const)(
  'FEAT-21.f lock-up %i, joined at %i, releases %s every %i days, %i times',
  (id, joined, coin, days, periods, parts) => {
    const bare = bareExchange()
    const { state } = bare
    bare.join(id, '100', joined)
    const { distribute: begin } = activity(id)
    bare.toldUntil(begin)
    const total = state.lab.locks[1]?.total ?? 0n
    const from = bare.postings().length
    for (const [at, part] of parts.entries()) {
      const time = begin + (at + 1) * days * DAY
      expect(bare.toldUntil(time - 1)).toEqual([])
      expect(bare.toldUntil(time)).toEqual([
        [
          ANNA,
          {
            id: `LOCK_RELEASED.1.${time}.0`,
            time,
            kind: 'LOCK_RELEASED',
            account: 'spot',
            symbol: null,
            coin,
            amount: text(unitsOf(part)),
            reference: '1',
            outcome: null,
          },
        ],
      ])
      expect(bare.postings()[from + at]).toEqual({
        time,
        type: ACTIVITY,
        reference: 'lock 1',
        entries: [
          `m${ANNA} spot toBeReleased ${coin} -${unitsOf(part)}`,
          `m${ANNA} spot available ${coin} ${unitsOf(part)}`,
        ],
      })
      expect(state.lab.payouts[at + 1]).toEqual({
        id: at + 1,
        of: 1,
        member: ANNA,
        units: unitsOf(part),
        time,
      })
    }
    const released = parts.reduce((sum, part) => sum + unitsOf(part), 0n)
    expect(state.lab.locks[1]).toMatchObject({ done: 3, released })
    expect(state.lab.payoutsOf).toEqual({ machines: {}, lock: { 1: [1, 2, 3] } })
    bare.toldUntil(begin + (periods - 1) * days * DAY)
    expect(state.due.items).toHaveLength(1)
    bare.toldUntil(begin + periods * days * DAY)
    expect(state.lab.locks[1]).toMatchObject({ done: periods, released: total })
    expect(state.due.items).toEqual([])
  },
)

test('a release of nothing is recorded and told, and nothing is booked for it', () => {
  const bare = bareExchange()
  const { state } = bare
  bare.join(LOCK_UP, '50')
  const { distribute: begin } = activity(LOCK_UP)
  bare.toldUntil(begin)
  const [lock] = Object.values(state.lab.locks)
  if (lock === undefined) throw new RangeError('a lock-up locks')
  // A tenth of five units is less than one.
  state.lab.locks[1] = { ...lock, total: 5n }
  const count = bare.postings().length
  expect(bare.toldUntil(begin + 30 * DAY)).toMatchObject([
    [ANNA, { kind: 'LOCK_RELEASED', amount: '0.00000000' }],
  ])
  expect(bare.postings()).toHaveLength(count)
  expect(state.lab.locks[1]).toMatchObject({ done: 1, released: 0n })
  expect(state.lab.payouts[1]).toMatchObject({ of: 1, units: 0n })
})
