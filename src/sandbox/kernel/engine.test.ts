import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedClock, type MovableClock } from './clock.ts'
import { emptyDueList, schedule } from './due.ts'
import { createEngine, type EngineOptions, RetiredEngine } from './engine.ts'
import { type Journal, type JournalRecord, memoryJournal } from './journal.ts'
import { auditLedger } from './audit-ledger.ts'
import { emptyLedger, type Ledger, move, post, postingsAfter, requireBalance } from './ledger.ts'
import { createMachine, type KernelState } from './machine.ts'
import { Refusal, refuseAny } from './refusal.ts'
import { stateHash } from './serial.ts'

/** A tiny exchange: money comes in, moves, and comes back by itself after a while. */
type Due = { type: 'giveBack'; to: number; units: bigint }
type Command =
  | { type: 'deposit'; to: number; units: bigint }
  | { type: 'lend'; from: number; units: bigint; until: number }
  | { type: 'halfDone' }
type State = KernelState<Due> & { ledger: Ledger; loans: Record<string, number> }

const available = (id: number) =>
  ({ owner: `m${id}`, kind: 'spot', coin: 'BTC', bucket: 'available' }) as const
const network = { owner: 'network', kind: 'spot', coin: 'BTC', bucket: 'available' } as const

type StartOptions = Pick<EngineOptions<State, Command>, 'onStorage'> & {
  readonly clock?: MovableClock
  readonly snapshotAfter?: number
}

function start(
  journal: Journal,
  { clock = fixedClock(0), snapshotAfter = 1000, ...options }: StartOptions = {},
) {
  const freshState = (): State => ({ now: 0, due: emptyDueList(), ledger: emptyLedger(), loans: {} })
  const machineOf = (state: State) =>
    createMachine<Command, Due, State>(
      state,
      {
        deposit: (s, { to, units }, { time }) =>
          post(s.ledger, { time, type: 0, entries: move(network, available(to), units) }).id,
        lend(s, { from, units, until }, { time, refuse }) {
          s.loans[from] = (s.loans[from] ?? 0) + 1
          schedule(s.due, until, { type: 'giveBack', to: from, units })
          requireBalance(s.ledger, available(from), units, refuse)
          post(s.ledger, { time, type: 2, entries: move(available(from), network, units) })
        },
        halfDone(s) {
          s.loans['half'] = 1
          s.due.items.length = 0
          s.ledger = emptyLedger()
          refuseAny('NO')
        },
      },
      {
        giveBack(s, { to, units }, { time, emit }) {
          post(s.ledger, { time, type: 2, entries: move(network, available(to), units) })
          emit({ type: 'givenBack', to })
        },
      },
    )
  return {
    clock,
    journal,
    engine: createEngine<State, Command>({
      journal,
      clock,
      machineOf,
      freshState,
      snapshotAfter,
      ...options,
    }),
  }
}

const units = fc.bigInt(1n, 9n)
const who = fc.integer({ min: 1, max: 3 })
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('deposit' as const), to: who, units }),
  fc.record({ type: fc.constant('lend' as const), from: who, units, until: fc.nat(400) }),
  fc.record({ type: fc.constant('halfDone' as const) }),
)
const script = fc.array(fc.tuple(fc.nat(30), command), { maxLength: 40 })

test('replaying the journal gives the same state, with and without snapshots, and refused commands are not recorded', async () => {
  await fc.assert(
    fc.asyncProperty(script, fc.integer({ min: 1, max: 9 }), async (steps, every) => {
      const plain = start(memoryJournal())
      let snapped = start(memoryJournal(), { snapshotAfter: every })
      for (const [wait, each] of steps) {
        // It is stopped and started again and again, on its snapshots.
        snapped.engine.rest()
        snapped = start(snapped.journal, { clock: snapped.clock, snapshotAfter: every })
        for (const { engine, clock } of [plain, snapped]) {
          clock.jump(wait)
          engine.view()
          const before = [engine.hash(), engine.seq()]
          const refusal = await engine.submit(each).then(
            () => undefined,
            (error: unknown) => error,
          )
          expect(refusal === undefined || refusal instanceof Refusal).toBe(true)
          expect(refusal === undefined || before.join() === [engine.hash(), engine.seq()].join()).toBe(true)
          expect(auditLedger(engine.view().ledger)).toEqual([])
        }
      }
      const hash = plain.engine.hash()
      expect(snapped.engine.hash()).toBe(hash)
      expect(start(plain.journal).engine.hash()).toBe(hash)
      expect(start(snapped.journal).engine.hash()).toBe(hash)
    }),
  )
})

test('due items run in order and at their time, whenever the state is read', async () => {
  const { engine, clock } = start(memoryJournal())
  const seen: unknown[] = []
  engine.onEvent((event) => seen.push(event['to']))
  await engine.submit({ type: 'deposit', to: 1, units: 9n })
  await engine.submit({ type: 'deposit', to: 2, units: 9n })
  await engine.submit({ type: 'lend', from: 1, units: 4n, until: 300 })
  await engine.submit({ type: 'lend', from: 2, units: 4n, until: 200 })
  clock.jump(1000)
  expect([...postingsAfter(engine.view().ledger, 0)].slice(-2).map(({ time }) => time)).toEqual([200, 300])
  expect(seen).toEqual([2, 1])
})

/** A journal whose next writes fail with these errors; undefined is a write that succeeds. */
function failingJournal(errors: (Error | undefined)[]) {
  const journal = memoryJournal()
  return {
    ...journal,
    append(record: JournalRecord) {
      const error = errors.shift()
      if (error !== undefined) throw error
      journal.append(record)
    },
  }
}

const deposit = { type: 'deposit', to: 1, units: 1n } as const

test('a command that cannot be written changes nothing, reports the first error, and is accepted when there is room', async () => {
  const told: unknown[] = []
  const journal = failingJournal([undefined, new Error('disk full'), new Error('no transaction')])
  const { engine } = start(journal, { onStorage: (error) => told.push(error?.message) })
  await engine.submit(deposit)
  const before = [engine.hash(), engine.seq()]
  await expect(engine.submit(deposit)).rejects.toThrow('disk full')
  await expect(engine.submit(deposit)).rejects.toThrow('disk full')
  expect([engine.hash(), engine.seq()]).toEqual(before)
  await engine.submit(deposit)
  expect(told).toEqual(['disk full', undefined])
  expect(start(journal).engine.hash()).toBe(engine.hash())
})

test('due items wait while nothing can be written: the state is read as it was, and time catches up afterwards', async () => {
  const full = new Error('disk full')
  const journal = failingJournal([undefined, undefined, full, full])
  const { engine, clock } = start(journal)
  await engine.submit({ type: 'deposit', to: 1, units: 9n })
  await engine.submit({ type: 'lend', from: 1, units: 4n, until: 300 })
  const before = engine.hash()
  clock.jump(1000)
  for (let i = 0; i < 2; i++) expect(stateHash(engine.view())).toBe(before)
  expect([...postingsAfter(engine.view().ledger, 0)].at(-1)?.time).toBe(300)
  expect(start(journal, { clock }).engine.hash()).toBe(engine.hash())
})

test('a retired engine refuses commands, and writes nothing into the journal of the next one', async () => {
  const { engine, journal } = start(memoryJournal())
  await engine.submit(deposit)
  engine.retire()
  await expect(engine.submit(deposit)).rejects.toThrow(RetiredEngine)
  expect(() => engine.view()).toThrow(RetiredEngine)
  expect([...journal.records(0)]).toHaveLength(1)
})

/** An exchange that wrote its snapshot at the end, and one record after it was started again. */
async function snapped() {
  const first = start(memoryJournal(), { snapshotAfter: 2 })
  for (let i = 0; i < 3; i++) await first.engine.submit(deposit)
  first.engine.rest()
  const { engine, journal } = start(first.journal, { snapshotAfter: 2 })
  await engine.submit(deposit)
  return { engine, journal }
}

test('a snapshot is written at the end, and at a start that replayed many records, not between commands', async () => {
  const saved: number[] = []
  const kept = memoryJournal()
  const journal: Journal = { ...kept, saveSnapshot: ({ seq }) => void saved.push(seq) }
  const { engine } = start(journal, { snapshotAfter: 2 })
  for (let i = 0; i < 5; i++) await engine.submit(deposit)
  expect(saved).toEqual([])
  start(journal, { snapshotAfter: 2 })
  expect(saved).toEqual([5])
  engine.rest()
  expect(saved).toEqual([5, 5])
  start(journal, { snapshotAfter: 6 }).engine.rest()
  expect(saved).toEqual([5, 5])
})

test('records before a snapshot are not replayed', async () => {
  const { engine, journal } = await snapped()
  const read: number[] = []
  const records = (after: number) => (read.push(after), journal.records(after))
  expect(start({ ...journal, records }).engine.hash()).toBe(engine.hash())
  expect(read).toEqual([3])
})

test('an unreadable snapshot is ignored: the records suffice', async () => {
  const { engine, journal } = await snapped()
  const latestSnapshot = (): never => {
    throw new Error('database disk image is malformed')
  }
  expect(start({ ...journal, latestSnapshot }).engine.hash()).toBe(engine.hash())
})

test('a record with an unknown command is reported with its number', () => {
  const journal = memoryJournal([{ seq: 1, time: 1, command: '{"type":"teleport"}' }])
  expect(() => start(journal)).toThrow('record 1 cannot be replayed: no such command: teleport')
})

test('a journal with a missing record is refused', async () => {
  const { engine, journal } = start(memoryJournal())
  for (let i = 0; i < 3; i++) await engine.submit({ type: 'deposit', to: 1, units: 1n })
  const holed = memoryJournal([...journal.records(0)].filter(({ seq }) => seq !== 2))
  expect(() => start(holed)).toThrow('record 2 is missing')
})
