/** Postings as they are booked, found again and taken back. */
import { expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { auditLedger } from './audit-ledger.ts'
import {
  type Account,
  balanceOf,
  countPostings,
  emptyLedger,
  HOLD,
  move,
  movedBy,
  post,
  postingAt,
  postingsAfter,
  requireBalance,
} from './ledger.ts'
import { encode } from './serial.ts'
import { transact } from './transaction.ts'

const account = (owner: Account['owner'], more: Partial<Account> = {}): Account => ({
  owner,
  kind: 'spot',
  coin: 'BTC',
  bucket: 'available',
  ...more,
})
const network = account('network')
const member = account('m1')

function funded(units: bigint): ReturnType<typeof emptyLedger> {
  const ledger = emptyLedger()
  post(ledger, { time: 10, type: 0, entries: move(network, member, units) })
  return ledger
}

test('a posting is found by its id as it was booked, with its reference where it has one', () => {
  const ledger = funded(5n)
  const entries = move(member, account('m2'), 2n)
  expect(post(ledger, { time: 20, type: 7, reference: 'order-1', entries })).toEqual({
    id: 2,
    time: 20,
    type: 7,
    reference: 'order-1',
    entries,
  })
  expect(postingAt(ledger, 1)).toEqual({ id: 1, time: 10, type: 0, entries: move(network, member, 5n) })
  expect(postingAt(ledger, 2)).toEqual({ id: 2, time: 20, type: 7, reference: 'order-1', entries })
  expect(countPostings(ledger)).toBe(2)
})

test('the books hold the accounts that were used, and nothing else', () => {
  expect([emptyLedger().accounts, emptyLedger().balances]).toEqual([[], {}])
  const ledger = funded(5n)
  expect(ledger.accounts).toEqual([network, member])
  expect(ledger.balances).toEqual({ 'network/spot/BTC/available': -5n, 'm1/spot/BTC/available': 5n })
})

test('a hold has the type of no transaction', () => {
  expect(Object.values<number>(TransactionType)).not.toContain(HOLD)
})

test.each(['fees', 'makers', 'network', 'promotion', 'insurance', 'house', 'issuer', 'savings'] as const)(
  'VAL-29.m the exchange’s %s may go below zero, and has no list of postings',
  (owner) => {
    const ledger = emptyLedger()
    post(ledger, { time: 10, type: 0, entries: move(account(owner), member, 5n) })
    expect(balanceOf(ledger, account(owner))).toBe(-5n)
    expect(movedBy(ledger, owner)).toEqual([])
  },
)

test.each([0, 2])('there is no posting %i in books of one', (id) => {
  expect(() => postingAt(funded(5n), id)).toThrow(`no posting ${id}`)
})

test('the postings after an id are those booked later', () => {
  const ledger = funded(5n)
  for (const time of [20, 30]) post(ledger, { time, type: 1, entries: move(member, network, 1n) })
  expect([...postingsAfter(ledger, 1)].map(({ id, time }) => [id, time])).toEqual([
    [2, 20],
    [3, 30],
  ])
  expect([...postingsAfter(ledger, 3)]).toEqual([])
})

test('a posting without entries, or with one of nothing, is a fault', () => {
  const ledger = funded(5n)
  expect(() => post(ledger, { time: 20, type: 1, entries: [] })).toThrow('a posting moves something')
  expect(() => post(ledger, { time: 20, type: 1, entries: move(member, network, 0n) })).toThrow(
    'a posting moves something',
  )
})

test('the fault of a posting names the coin that does not sum to zero, and the member with too little', () => {
  const ledger = funded(5n)
  const usdt = { account: account('network', { coin: 'USDT' }), units: 1n }
  expect(() => post(ledger, { time: 20, type: 1, entries: [...move(member, network, 1n), usdt] })).toThrow(
    'a posting in USDT does not sum to zero',
  )
  const tooMuch = move(member, network, 6n)
  for (const entries of [tooMuch, tooMuch.toReversed()])
    expect(() => post(ledger, { time: 20, type: 1, entries })).toThrow('m1 has too little BTC')
  expect(countPostings(ledger)).toBe(1)
})

test('a member may spend to the last unit, also in several entries of one posting', () => {
  const ledger = funded(5n)
  const entries = [...move(member, network, 2n), ...move(member, account('fees'), 3n)]
  post(ledger, { time: 20, type: 1, entries })
  expect([balanceOf(ledger, member), balanceOf(ledger, account('fees'))]).toEqual([0n, 3n])
  expect(() => post(ledger, { time: 30, type: 1, entries: move(member, network, 1n) })).toThrow(RangeError)
})

test('one posting may pass through an account that it leaves as it was', () => {
  const ledger = funded(5n)
  const through = account('m2')
  post(ledger, { time: 20, type: 1, entries: [...move(through, network, 2n), ...move(member, through, 2n)] })
  expect([balanceOf(ledger, through), balanceOf(ledger, member)]).toEqual([0n, 3n])
})

test('postings are listed by member and by kind of account, each once; holds and the exchange are not', () => {
  const ledger = funded(5n)
  const [frozen, swap] = [account('m1', { bucket: 'frozen' }), account('m1', { kind: 'swap' })]
  post(ledger, { time: 20, type: HOLD, entries: move(member, frozen, 1n) })
  post(ledger, { time: 30, type: 3, entries: move(member, swap, 1n) })
  post(ledger, { time: 40, type: 3, entries: move(frozen, account('m2'), 1n) })
  post(ledger, { time: 50, type: 3, entries: move(swap, member, 1n) })
  expect(movedBy(ledger, 'm1')).toEqual([1, 3, 4, 5])
  expect(movedBy(ledger, 'm1', 'spot')).toEqual([1, 3, 4, 5])
  expect(movedBy(ledger, 'm1', 'swap')).toEqual([3, 5])
  expect(movedBy(ledger, 'm2')).toEqual([4])
  expect(movedBy(ledger, 'network')).toEqual([])
  expect(movedBy(ledger, 'm3')).toEqual([])
})

test('accounts differ by owner, kind, coin and bucket', () => {
  const ledger = funded(5n)
  const others: Partial<Account>[] = [
    { owner: 'm2' },
    { kind: 'swap' },
    { coin: 'USDT' },
    { bucket: 'frozen' },
  ]
  expect(others.map((more) => balanceOf(ledger, account('m1', more)))).toEqual([0n, 0n, 0n, 0n])
})

test('a balance that is just enough is enough, and one unit more is refused', () => {
  const ledger = funded(5n)
  const refuse = (key: string): never => {
    throw new Error(key)
  }
  expect(() => requireBalance(ledger, member, 5n, refuse)).not.toThrow()
  expect(() => requireBalance(ledger, member, 6n, refuse)).toThrow('insufficient-balance')
})

test('bookings of a refused command are taken back: balances, accounts, lists, and the ids of later postings', () => {
  const ledger = funded(5n)
  const [before, keys] = [encode(ledger), Object.keys(ledger.balances)]
  expect(() =>
    transact({ ledger }, (draft) => {
      post(draft.ledger, { time: 20, type: 1, entries: move(member, account('m2'), 2n) })
      post(draft.ledger, { time: 21, type: 1, reference: 'x', entries: move(member, network, 1n) })
      throw new Error('refused')
    }),
  ).toThrow('refused')
  expect(encode(ledger)).toBe(before)
  // The text leaves out a key without a value.
  expect(Object.keys(ledger.balances)).toEqual(keys)
  expect(post(ledger, { time: 30, type: 1, entries: move(member, network, 1n) }).id).toBe(2)
  expect(auditLedger(ledger)).toEqual([])
})

test('the audit names the balance that does not follow from the postings', () => {
  const ledger = funded(5n)
  ledger.balances['m1/spot/BTC/available'] = 6n
  expect(auditLedger(ledger)).toEqual(['balance of m1/spot/BTC/available does not follow from the postings'])
})
