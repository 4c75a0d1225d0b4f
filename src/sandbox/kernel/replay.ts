import type { Journal, JournalRecord } from './journal.ts'
import type { Machine } from './machine.ts'
import { Refusal } from './refusal.ts'
import { decode } from './serial.ts'

export type ReplayOptions<S extends object, C> = {
  readonly journal: Journal
  /** Builds the machine around a state: the fresh one, or one read back from a snapshot. */
  readonly machineOf: (state: S) => Machine<S, C>
  readonly freshState: () => S
  /** Returns true when a kept state still has the form that the rules expect; otherwise all records are replayed. */
  readonly accepts?: (state: S) => boolean
  /**
   * Number of the last record that may be refused, because it was accepted at other prices: it is left out then. 0 where
   * it is left out.
   */
  readonly refusableUntil?: number
}

export type Replayed<S, C> = {
  readonly machine: Machine<S, C>
  /** Number of the last record. */
  readonly last: number
  /** Number of the record that the snapshot was written after; 0 where none was used. */
  readonly snapshotAt: number
}

/** The journal has a hole, or the rules that wrote it no longer hold. */
export class JournalMismatch extends Error {
  override readonly name = 'JournalMismatch'
}

/**
 * The state that a journal leads to. A snapshot saves most of the work; one that cannot be read is left aside.
 * @throws JournalMismatch
 */
export function replay<S extends { now: number }, C>(options: ReplayOptions<S, C>): Replayed<S, C> {
  const { journal, machineOf, freshState, refusableUntil = 0 } = options
  const kept = readSnapshot(options)
  const machine = machineOf(kept?.state ?? freshState())
  const snapshotAt = kept?.seq ?? 0
  let last = snapshotAt
  for (const { seq, time, command } of journal.records(last)) {
    if (seq !== last + 1) throw new JournalMismatch(`record ${last + 1} is missing from the journal`)
    last = seq
    machine.advance(time)
    if (command !== undefined) redo(machine, { seq, time, command }, seq <= refusableUntil)
  }
  return { machine, last, snapshotAt }
}

function redo<S, C>(
  machine: Machine<S, C>,
  { seq, time, command }: Required<JournalRecord>,
  isRefusable: boolean,
): void {
  try {
    const decoded = decode(command) as C
    // What is refused has to be taken back.
    if (isRefusable) machine.apply(decoded, time)
    else machine.redo(decoded, time)
  } catch (error) {
    const reason =
      error instanceof Refusal
        ? `is refused on replay: ${error.key}`
        : `cannot be replayed: ${error instanceof Error ? error.message : String(error)}`
    throw new JournalMismatch(`record ${seq} ${reason}`, { cause: error })
  }
}

function readSnapshot<S extends object, C>({
  journal,
  accepts = () => true,
}: ReplayOptions<S, C>): { readonly state: S; readonly seq: number } | undefined {
  try {
    const snapshot = journal.latestSnapshot()
    if (snapshot === undefined) return undefined
    // The state of a machine was written, and the store says that it is what was written.
    const state = snapshot.state as S
    return accepts(state) ? { state, seq: snapshot.seq } : undefined
  } catch {
    // Every record is there; they only take longer.
    return undefined
  }
}
