import type { Clock } from './clock.ts'
import type { Journal } from './journal.ts'
import type { Event, Machine } from './machine.ts'
import { decode, encode, stateHash } from './serial.ts'

/** The machine with its journal and clock: what handlers talk to. */
export type Engine<S, C> = {
  /** The state as of now: what was due has run. Read only, and valid until the next await. */
  view(): S
  /**
   * Applies a command now and returns its result once it is kept.
   * @throws Refusal when it is refused; nothing has changed then
   */
  submit(command: C): Promise<unknown>
  /** Resolves when everything applied so far is kept: no answer may tell of what a crash would take back. */
  settled(): Promise<void>
  now(): number
  hash(): string
  onEvent(listener: (event: Event) => void): void
  /** Number of the last record. */
  seq(): number
  /** Writes a snapshot now, so that the next start has nothing to replay. */
  rest(): Promise<void>
}

export type EngineOptions<S extends object, C> = {
  readonly journal: Journal
  readonly clock: Clock
  /** Builds the machine around a state: the fresh one, or one read back from a snapshot. */
  readonly machineOf: (state: S) => Machine<S, C>
  readonly freshState: () => S
  /** Whether a kept state still has the form that the rules expect; otherwise all records are replayed. */
  readonly accepts?: (state: S) => boolean
  /** A snapshot is written after so many records. */
  readonly snapshotEvery?: number
}

/** The journal has a hole, or the rules that wrote it no longer hold. */
class JournalMismatch extends Error {
  override readonly name = 'JournalMismatch'
}

/** Rebuilds the state from the journal and goes on from there. */
export function createEngine<S extends { now: number }, C>(options: EngineOptions<S, C>): Engine<S, C> {
  const { journal, clock, snapshotEvery = 2000 } = options
  const { machine, last } = replay(options)
  let seq = last
  let snapshotAt = journal.latestSnapshot()?.seq ?? 0
  let broken: Error | undefined
  let writing: Promise<void> = Promise.resolve()
  const listeners: ((event: Event) => void)[] = []

  const now = (): number => Math.max(clock.now(), machine.state.now)
  const announce = (events: readonly Event[]): void => {
    for (const event of events) for (const listener of listeners) listener(event)
  }

  function keep(time: number, command?: string): void {
    seq += 1
    let kept: void | Promise<void>
    try {
      kept = journal.append(command === undefined ? { seq, time } : { seq, time, command })
    } catch (error) {
      kept = Promise.reject(error)
    }
    // From a failed write on the state is ahead of the journal: stop, and let a restart read the journal.
    writing = Promise.all([writing, kept]).then(
      () => undefined,
      (error: unknown) => {
        broken ??= error instanceof Error ? error : new Error(String(error))
        throw broken
      },
    )
    writing.catch(() => undefined)
    // Without one the next start replays more records; nothing is lost.
    if (seq - snapshotAt >= snapshotEvery) snapshot().catch(() => undefined)
  }

  /** The journal puts it behind the records before it, so it never tells of more than they do. */
  async function snapshot(): Promise<void> {
    snapshotAt = seq
    const at = { seq, state: encode(machine.state), hash: stateHash(machine.state) }
    await writing
    journal.saveSnapshot(at)
  }

  function advance(time: number): void {
    if (broken !== undefined) throw broken
    const { moved, events } = machine.advance(time)
    if (!moved) return
    keep(time)
    announce(events)
  }

  return {
    now,
    seq: () => seq,
    hash: () => stateHash(machine.state),
    onEvent: (listener) => void listeners.push(listener),
    settled: () => writing,
    async rest() {
      await writing
      if (seq > snapshotAt) await snapshot()
    },
    view() {
      advance(now())
      return machine.state
    },
    async submit(command) {
      const time = now()
      advance(time)
      const outcome = machine.apply(command, time)
      if (!outcome.accepted) throw outcome.refusal
      keep(time, encode(command))
      await writing
      announce(outcome.events)
      return outcome.result
    },
  }
}

function replay<S extends { now: number }, C>(
  options: EngineOptions<S, C>,
): { machine: Machine<S, C>; last: number } {
  const { journal, machineOf, freshState, accepts = () => true } = options
  const snapshot = journal.latestSnapshot()
  // What our own `encode` wrote of an S is an S; the hash says that it is what was written.
  const kept = snapshot === undefined ? undefined : (decode(snapshot.state) as S)
  const usable =
    snapshot !== undefined && kept !== undefined && stateHash(kept) === snapshot.hash && accepts(kept)
  const machine = machineOf(usable ? kept : freshState())
  let last = usable ? snapshot.seq : 0
  for (const { seq, time, command } of journal.records(last)) {
    if (seq !== last + 1) throw new JournalMismatch(`record ${last + 1} is missing from the journal`)
    last = seq
    machine.advance(time)
    if (command === undefined) continue
    const outcome = machine.apply(decode(command) as C, time)
    if (!outcome.accepted)
      throw new JournalMismatch(`record ${seq} is refused on replay: ${outcome.refusal.key}`)
  }
  return { machine, last }
}
