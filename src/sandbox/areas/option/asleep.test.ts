import { expect, test } from 'vitest'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { fixedClock } from '../../kernel/clock.ts'
import { memoryJournal } from '../../kernel/journal.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { FALL, MINUTE, RISE, staker, symbol } from '../../stakes/testing-stakes.ts'
import { frozenErrors } from '../frozen.ts'

const START = 1_795_224_600_000
const ROUNDS = 101

/** Bets on many rounds, one after another, with what is asked after each step. */
async function played(steps: number) {
  const journal = memoryJournal()
  const clock = fixedClock(START)
  const box = await testSandbox({ journal, clock })
  const caller = await staker('trader', box)
  for (let round = 0; round < 6; round++) {
    await caller.bet({ amount: '5', direction: round % 2 === 0 ? RISE : FALL })
    await caller.pass(5 * MINUTE)
  }
  await caller.bet({ amount: '7' })
  for (let step = 0; step < steps; step++) await caller.pass((ROUNDS * 5 * MINUTE) / steps)
  return { box, journal, clock, caller }
}

test('FEAT-16.e a clock that jumps over a hundred rounds settles each bet once, as one that goes on does', async () => {
  const [asleep, awake] = [await played(1), await played(ROUNDS)]
  const state = asleep.box.view()
  expect(state.ledger).toEqual(awake.box.view().ledger)
  expect(state.options).toEqual(awake.box.view().options)
  const bets = await asleep.caller.pastBets()
  expect(bets).toHaveLength(7)
  expect(new Set(bets.map(({ id }) => id)).size).toBe(7)
  expect(state.options.book.running).toEqual({})
  expect(await asleep.caller.pastRounds(100)).toHaveLength(100)
  expect(auditLedger(state.ledger)).toEqual([])
  expect(frozenErrors(state)).toEqual([])
  expect(asleep.box.faults).toEqual([])
})

test('rounds, bets and their results replay from the journal', async () => {
  const { box, journal, clock } = await played(1)
  const again = await testSandbox({ journal, clock })
  expect(again.hash()).toBe(box.hash())
  expect(again.view().options).toEqual(box.view().options)
})

test('the house has lost what the members have won, and the fees what they have paid', async () => {
  const { box, caller } = await played(3)
  const own = (await caller.pastBets({ symbol })).length
  expect(own).toBe(7)
  const sums = new Map<string, bigint>()
  for (const [key, units] of Object.entries(box.view().ledger.balances)) {
    const [, , coin = ''] = key.split('/')
    sums.set(coin, (sums.get(coin) ?? 0n) + units)
  }
  expect([...sums.values()].every((sum) => sum === 0n)).toBe(true)
  expect(box.view().ledger.balances['house/spot/USDT/available']).not.toBe(0n)
})
