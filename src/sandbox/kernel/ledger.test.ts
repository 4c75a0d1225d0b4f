import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { auditLedger } from './audit-ledger.ts'
import { type Account, type Entry, balanceOf, emptyLedger, move, post, postingsAfter } from './ledger.ts'
import { encode } from './serial.ts'

const owner = fc.constantFrom(
  'm1' as const,
  'm2' as const,
  'fees' as const,
  'makers' as const,
  'network' as const,
)
const account: fc.Arbitrary<Account> = fc.record({
  owner,
  kind: fc.constantFrom('spot' as const, 'swap' as const),
  coin: fc.constantFrom('BTC', 'USDT'),
  bucket: fc.constantFrom('available' as const, 'frozen' as const),
})
const entry: fc.Arbitrary<Entry> = fc.record({ account, units: fc.bigInt(-20n, 20n) })
const transfer = fc
  .tuple(account, account, fc.bigInt(1n, 30n))
  .map(([from, to, units]) => move(from, to, units))
const entries = fc.oneof(
  { weight: 4, arbitrary: transfer },
  { weight: 1, arbitrary: fc.array(entry, { maxLength: 4 }) },
)

function total(ledger: ReturnType<typeof emptyLedger>, coin: string): bigint {
  return Object.entries(ledger.balances)
    .filter(([key]) => key.split('/')[2] === coin)
    .reduce((sum, [, units]) => sum + units, 0n)
}

function attempt(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test('VAL-29.m after any postings each coin sums to zero and no member is below zero', () => {
  fc.assert(
    fc.property(fc.array(entries, { maxLength: 60 }), (attempts) => {
      const ledger = emptyLedger()
      let booked = 0
      attempts.forEach((each, time) => {
        const before = encode(ledger)
        const refused = attempt(() => post(ledger, { time, type: 2, entries: each })) instanceof Error
        if (!refused) booked += 1
        expect(!refused || encode(ledger) === before).toBe(true)
        expect(total(ledger, 'BTC')).toBe(0n)
        expect(total(ledger, 'USDT')).toBe(0n)
        const members = Object.entries(ledger.balances).filter(([key]) => /^m\d/.test(key))
        expect(members.every(([, units]) => units >= 0n)).toBe(true)
      })
      expect([...postingsAfter(ledger, 0)].map(({ id }) => id)).toEqual(
        Array.from({ length: booked }, (_, i) => i + 1),
      )
      expect(auditLedger(ledger)).toEqual([])
    }),
  )
})

const spot = (who: Account['owner']): Account => ({
  owner: who,
  kind: 'spot',
  coin: 'BTC',
  bucket: 'available',
})

test('VAL-29.m a member cannot spend more than the balance; the exchange can', () => {
  const ledger = emptyLedger()
  post(ledger, { time: 1, type: 0, entries: move(spot('network'), spot('m1'), 5n) })
  expect(balanceOf(ledger, spot('network'))).toBe(-5n)
  expect(() => post(ledger, { time: 2, type: 1, entries: move(spot('m1'), spot('network'), 6n) })).toThrow(
    RangeError,
  )
  expect(balanceOf(ledger, spot('m1'))).toBe(5n)
})

test('VAL-29.m a member cannot spend more than the balance, wherever the entry stands in its posting', () => {
  const ledger = emptyLedger()
  post(ledger, { time: 1, type: 0, entries: move(spot('network'), spot('m1'), 5n) })
  const entries = move(spot('m1'), spot('m2'), 6n).toReversed()
  expect(() => post(ledger, { time: 2, type: 1, entries })).toThrow('m1 has too little BTC')
  expect(balanceOf(ledger, spot('m1'))).toBe(5n)
})

test('the audit finds a balance without postings and an unbalanced posting', () => {
  const ledger = emptyLedger()
  post(ledger, { time: 1, type: 0, entries: move(spot('network'), spot('m1'), 5n) })
  ledger.balances['m1/spot/BTC/available'] = 6n
  expect(auditLedger(ledger)).toHaveLength(1)
  ledger.columns.units[0] = -6n
  expect(auditLedger(ledger)).toContain('posting 1: RangeError: a posting in BTC does not sum to zero')
})
