import { expect, test } from 'vitest'
import { type Stake, RUNNING } from './stake.ts'
import {
  closeStake,
  emptyBook,
  endedOf,
  enterStake,
  frozenByStakes,
  runningOf,
  stakeOf,
} from './stake-book.ts'

const [MEMBER, OTHER] = [600_001, 600_002]

const stake = (id: number, member: number, units: bigint): Stake => ({
  ...RUNNING,
  id,
  member,
  symbol: 'ETH/USDT',
  coin: id % 2 === 0 ? 'USDT' : 'BTC',
  direction: 'rise',
  units,
  fee: BigInt(id),
  time: 1000 + id,
})

/** Stakes 4, 5 and 7 of one member, and 6 of another. */
function entered() {
  const book = emptyBook<Stake>()
  const stakes = [stake(4, MEMBER, 10n), stake(5, MEMBER, 20n), stake(6, OTHER, 30n), stake(7, MEMBER, 40n)]
  for (const each of stakes) enterStake(book, each)
  const idsOf = (member: number) => ({
    running: runningOf(book, member).map(({ id }) => id),
    ended: [...endedOf(book, member)],
  })
  return { book, idsOf, close: (id: number) => closeStake(book, { ...stakeOf(book, id), outcome: 'lose' }) }
}

test('stakes run in the order in which they were placed, and are kept in that in which they ended', () => {
  const { book, idsOf, close } = entered()
  expect(book.nextId).toBe(8)
  expect([idsOf(MEMBER), idsOf(OTHER)]).toEqual([
    { running: [4, 5, 7], ended: [] },
    { running: [6], ended: [] },
  ])
  close(5)
  expect(idsOf(MEMBER)).toEqual({ running: [4, 7], ended: [5] })
  expect([stakeOf(book, 5).outcome, stakeOf(book, 4).outcome]).toEqual(['lose', null])
  close(7)
  close(4)
  expect([idsOf(MEMBER), idsOf(OTHER)]).toEqual([
    { running: [], ended: [5, 7, 4] },
    { running: [6], ended: [] },
  ])
  // A member without stakes that run leaves nothing behind.
  expect(book.running).toEqual({ [OTHER]: [6] })
  enterStake(book, stake(8, MEMBER, 50n))
  expect([idsOf(MEMBER), book.nextId]).toEqual([{ running: [8], ended: [5, 7, 4] }, 9])
})

test('stakes that run keep their units and their fee frozen, each in its coin', () => {
  const { book, close } = entered()
  const frozen = (member: number, coin: string, units: bigint) => ({ kind: 'second', member, coin, units })
  const others = [frozen(MEMBER, 'USDT', 14n), frozen(MEMBER, 'BTC', 47n), frozen(OTHER, 'USDT', 36n)]
  expect(frozenByStakes(book, 'second')).toEqual([
    others[0],
    frozen(MEMBER, 'BTC', 25n),
    others[1],
    others[2],
  ])
  close(5)
  expect(frozenByStakes(book, 'second')).toEqual(others)
  for (const id of [4, 6, 7]) close(id)
  expect(frozenByStakes(book, 'second')).toEqual([])
})

test('records of stakes name none that was not placed', () => {
  const { book } = entered()
  for (const id of [0, 3, 8]) expect(() => stakeOf(book, id)).toThrow(new RangeError(`no stake ${id}`))
})
