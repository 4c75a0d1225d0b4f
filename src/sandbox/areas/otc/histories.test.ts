import { expect, test } from 'vitest'
import { OtcOrderStatus } from '#generated/wire/otc-order-status.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { fixedClock } from '../../kernel/clock.ts'
import { type JournalRecord, memoryJournal } from '../../kernel/journal.ts'
import { randomOf } from '../../kernel/random.ts'
import { replay } from '../../kernel/replay.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { encode, stateHash } from '../../kernel/serial.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { exchangeOf, freshState } from '../exchange.ts'
import { frozenErrors } from '../frozen.ts'
import { FIRST_MEMBER } from '../members/members.ts'
import type { Command, State } from '../state.ts'
import { adSoak } from '../ads/soak.ts'
import { playerCommand } from '../../soak/soak-assets.ts'
import { otcSoak } from './soak.ts'

const PLAYERS = 4
/** 2026-06-01. */
const START = 1_780_243_200_000

/** Random ads and orders of four members and those who come, killed and started again now and then. */
function played(seed: string, commands: number): { readonly state: State; readonly accepted: number } {
  const records: JournalRecord[] = []
  const journal = memoryJournal()
  const open = () => replay({ journal, machineOf: exchangeOf, freshState: () => freshState(seed) }).machine
  let machine = open()
  const random = randomOf(`${seed}/histories`)
  let time = START
  const submit = (command: Command): void => {
    const seq = records.length + 1
    const keep = (): void => {
      const record = { seq, time, command: encode(command) }
      records.push(record)
      journal.append(record)
    }
    try {
      machine.apply(command, time, keep)
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof Refusal)) throw error
    }
  }
  submit({ type: 'otc.begin', ads: true })
  for (let index = 0; index < PLAYERS; index++) submit(playerCommand(index, 10n ** 12n))
  for (let index = 0; index < commands; index++) {
    time += random.below(90_000)
    const { events } = machine.advance(time)
    expect(events.filter(({ type }) => type === 'fault')).toEqual([])
    const draws = {
      random,
      state: machine.state,
      one: <T>(list: readonly T[]): T => list[random.below(list.length)] as T,
      member: () => FIRST_MEMBER + random.below(PLAYERS),
      units: () => BigInt(1 + random.below(1_000_000_000)) * 10n,
      idBefore: () => 0,
      factor: () => ({ by: 'totp', step: 1 }) as const,
      phone: () => '',
      code: () => '',
    }
    const sets = [otcSoak(draws), adSoak(draws)]
    const choices = sets.flatMap(({ often = [], seldom = [] }) => [...often, ...seldom])
    submit(draws.one(choices)())
    if (random.below(60) !== 0) continue
    // A killed process is back with every command that was kept.
    const before = stateHash(machine.state)
    machine = open()
    machine.advance(time)
    expect(stateHash(machine.state)).toBe(before)
    expect([frozenErrors(machine.state), auditLedger(machine.state.ledger)]).toEqual([[], []])
  }
  return { state: machine.state, accepted: records.length }
}

test.each(['a', 'b', 'c'])(
  'VAL-29.m random histories of orders with kills between: frozen is open orders and shelf, sums are zero (%s)',
  (seed) => {
    const { state, accepted } = played(seed, 800)
    expect(accepted).toBeGreaterThan(300)
    const sums = new Map<string, bigint>()
    for (const [account, units] of Object.entries(state.ledger.balances)) {
      const coin = account.split('/')[2] ?? ''
      sums.set(coin, (sums.get(coin) ?? 0n) + units)
    }
    const overdrawn = Object.entries(state.ledger.balances).filter(
      ([account, units]) => /^m\d/.test(account) && units < 0n,
    )
    expect(overdrawn).toEqual([])
    expect([...sums.values()].every((sum) => sum === 0n)).toBe(true)
    const statuses = new Set(Object.values(state.otc.orders).map(({ status }) => status))
    expect(statuses).toEqual(new Set(Object.values(OtcOrderStatus)))
  },
)

test('records of a time without orders lead to the same balances, and go on with orders', async () => {
  const clock = fixedClock(START)
  const box = await testSandbox({ clock })
  const kept = JSON.parse(JSON.stringify((await box.panel('journal')).body)) as {
    records: { seq: number; time: number; command?: string }[]
  }
  const old = kept.records
    .filter(({ command = '' }) => !JSON.stringify(command).includes('otc.begin'))
    .map((record, index) => ({ ...record, seq: index + 1 }))
  const journal = memoryJournal(
    old.map(({ seq, time, command }) => ({
      seq,
      time,
      ...(command && { command: typeof command === 'string' ? command : JSON.stringify(command) }),
    })),
  )
  journal.setMeta('seed', 'test')
  clock.jump(1_500_000)
  const machine = replay({ journal, machineOf: exchangeOf, freshState: () => freshState('test') }).machine
  machine.advance(clock.now())
  expect(machine.state.otc).toMatchObject({ hasBegun: false, orders: {} })
  const booked = structuredClone(machine.state.otcTrades)
  expect(Object.values(booked).some((count) => count > 42)).toBe(true)
  const again = await testSandbox({ clock, journal })
  expect(again.view().otc.hasBegun).toBe(true)
  expect(again.view().otcTrades).toMatchObject(booked)
  expect([again.faults, frozenErrors(again.view()), auditLedger(again.view().ledger)]).toEqual([[], [], []])
  clock.jump(3_600_000)
  expect(Object.keys(again.view().otc.orders).length).toBeGreaterThan(0)
})
