import { expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { type Account, postingsAfter } from '../../kernel/ledger.ts'
import { freshState } from '../exchange.ts'
import type { State } from '../state.ts'
import { byReward, count, type MemberCount } from './count.ts'
import { noEarnings } from './rebates.ts'
import { DECEMBER, joined } from './testing-promotion.ts'

const DAY = 86_400_000
const none = { one: 0, two: 0 }

const row = (member: number, worth: bigint): MemberCount => ({
  member,
  ...none,
  week: none,
  month: none,
  coins: {},
  extra: 0n,
  worth,
})

const payment = (member: number, coin: string, units: bigint) => {
  const account = { kind: 'spot', coin, bucket: 'available' } as const
  return [
    { account: { owner: 'promotion', ...account } satisfies Account, units: -units },
    { account: { owner: `m${member}`, ...account } satisfies Account, units },
  ]
}
const postings = ({ ledger }: State) => [...postingsAfter(ledger, 0)]

/** A member who has invited so many others. */
function partner(state: State, name: string, friends: number): number {
  const id = joined(state, name)
  for (let friend = 0; friend < friends; friend++) joined(state, `${name} ${friend}`, { inviter: id })
  return id
}

test.each([[[9, 3, 5, 4, 8]], [[8, 5, 3, 4, 9]], [[4, 3, 5, 8, 9]]])(
  'LIMIT-03.f a ranking of %j has the largest worth first, then the older member, and nobody without any',
  (members) => {
    const worth: Record<number, bigint> = { 3: 7n, 4: 9n, 5: 7n, 8: 1n, 9: 0n }
    const ranked = byReward(members.map((member) => row(member, worth[member] ?? 0n)))
    expect(ranked.map(({ member }) => member)).toEqual([4, 3, 5, 8])
  },
)

test('LIMIT-07.a a count pays the fees that are owed, as a posting of type 6 with its day', () => {
  const state = freshState('test')
  const [owed, settled, none] = ['owed', 'settled', 'none'].map((name) => joined(state, name))
  state.feeRebates = { [owed ?? 0]: { owed: 70n, paid: 20n }, [settled ?? 0]: { owed: 0n, paid: 50n } }
  count(state, DECEMBER)
  const head = { id: 1, time: DECEMBER, type: 6, reference: 'count 2026-12-01' }
  expect(postings(state)).toEqual([{ ...head, entries: payment(owed ?? 0, 'USDT', 70n) }])
  expect(state.feeRebates).toEqual({
    [owed ?? 0]: { owed: 0n, paid: 90n },
    [settled ?? 0]: { owed: 0n, paid: 50n },
  })
  expect(state.feeRebates[none ?? 0]).toBeUndefined()
  count(state, DECEMBER + DAY)
  expect(postings(state)).toHaveLength(1)
})

test('LIMIT-03.g a place in the ranking is paid with the first count of a month, beside what was earned', () => {
  const state = freshState('test')
  const [first, second, poor] = [partner(state, 'a', 1), partner(state, 'b', 1), partner(state, 'c', 1)]
  const earned = { ...noEarnings, coins: { USDT: 4n }, extra: 3n }
  state.earnings = { [first]: { ...earned, worth: 8n }, [second]: { ...earned, worth: 9n } }
  for (const time of [DECEMBER - 2 * DAY, DECEMBER - DAY]) count(state, time)
  expect(postings(state)).toEqual([])
  count(state, DECEMBER)
  const head = { time: DECEMBER, type: TransactionType.LEVEL_AWARD, reference: 'count 2026-12-01' }
  expect(postings(state)).toEqual([
    { id: 1, ...head, entries: payment(second, 'USDT', 5_000_000_000n) },
    { id: 2, ...head, entries: payment(first, 'USDT', 5_000_000_000n) },
  ])
  const extra = 5_000_000_003n
  expect(state.earnings).toEqual({
    [first]: { ...earned, worth: 8n, extra },
    [second]: { ...earned, worth: 9n, extra },
  })
  const friends = { one: 1, two: 0, week: { one: 1, two: 0 }, month: { one: 1, two: 0 } }
  expect(state.counted).toEqual({
    time: DECEMBER,
    rows: [
      { member: first, ...friends, coins: { USDT: 4n }, worth: 8n, extra },
      { member: second, ...friends, coins: { USDT: 4n }, worth: 9n, extra },
      { member: poor, ...friends, coins: {}, worth: 0n, extra: 0n },
    ],
  })
  count(state, DECEMBER + DAY)
  expect(postings(state)).toHaveLength(2)
})

const JANUARY = DECEMBER + 31 * DAY

test('LIMIT-04.ch a dividend is a share of each coin of the year, and none of what is too little to share', () => {
  const state = freshState('test')
  // Who has earned nothing gets nothing.
  const [rich, idle] = [partner(state, 'rich', 501), partner(state, 'idle', 501)]
  state.earnings = { [rich]: { ...noEarnings, year: { BTC: 1000n, ETH: 19n, USDT: 45n } } }
  count(state, JANUARY - DAY)
  count(state, JANUARY)
  const head = { time: JANUARY, type: TransactionType.DIVIDEND, reference: 'count 2027-01-01' }
  expect(postings(state)).toEqual([
    { id: 1, ...head, entries: payment(rich, 'BTC', 50n) },
    { id: 2, ...head, entries: payment(rich, 'USDT', 2n) },
  ])
  expect(state.earnings[rich]).toEqual(noEarnings)
  expect(state.earnings[idle]).toBeUndefined()
})

test('LIMIT-04.f a member with friends of the second level only gets no dividend', () => {
  const state = freshState('test')
  const top = joined(state, 'top')
  // A gift card may bring an inviter who is younger than the friends.
  const late = joined(state, 'late', { inviter: top, time: JANUARY + DAY })
  joined(state, 'friend', { inviter: late })
  state.earnings = { [top]: { ...noEarnings, year: { BTC: 1000n } } }
  count(state, JANUARY - DAY)
  count(state, JANUARY)
  expect(state.counted?.rows).toContainEqual(expect.objectContaining({ member: top, one: 0, two: 1 }))
  expect(postings(state)).toEqual([])
})
