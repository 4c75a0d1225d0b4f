import type { Clock } from './clock.ts'
import type { Journal } from './journal.ts'
import type { Event } from './machine.ts'
import { type Replayed, replay, type ReplayOptions } from './replay.ts'
import { encode, stateHash } from './serial.ts'
import { type StorageError, storageError } from './storage-error.ts'

/** The machine with its journal and clock: what handlers talk to. */
export type Engine<S, C> = {
  /**
   * The state as of now: what was due has run, unless it could not be kept. Read only, and valid until the next await.
   * @throws RetiredEngine
   */
  view(): S
  /**
   * Applies a command now and returns its result once it is kept. Whatever is thrown, nothing has changed.
   * @throws Refusal when it is refused, StorageError when it cannot be kept, RetiredEngine
   */
  submit(command: C): Promise<unknown>
  now(): number
  hash(): string
  onEvent(listener: (event: Event) => void): void
  /** Number of the last record. */
  seq(): number
  /** Writes a snapshot before it ends, where that saves the next start a long replay. */
  rest(): void
  /** Goes on in another journal, which holds the same records. */
  moveTo(journal: Journal): void
  /** Ends it, for another engine goes on in its journal: everything that is still asked of it is refused. */
  retire(): void
}

export type EngineOptions<S extends object, C> = ReplayOptions<S, C> & {
  readonly clock: Clock
  /**
   * A snapshot is written after so many records: at a start that had to replay them, and at the end. Never in between,
   * as nobody would be answered for as long as it takes.
   */
  readonly snapshotAfter?: number
  /** Told of the first write that fails, and with undefined when writing works again. */
  readonly onStorage?: (error: StorageError | undefined) => void
}

/** A call reached an exchange that a reset or an import has put another one in the place of. */
export class RetiredEngine extends Error {
  override readonly name = 'RetiredEngine'
}

/**
 * Rebuilds the state from the journal and goes on from there.
 * @throws JournalMismatch
 */
export function createEngine<S extends { now: number }, C>(options: EngineOptions<S, C>): Engine<S, C> {
  const { clock, snapshotAfter = 20_000, onStorage } = options
  let { journal } = options
  const { machine, last, snapshotAt: rested }: Replayed<S, C> = replay(options)
  let seq = last
  let snapshotAt = rested
  let isRetired = false
  /** The first of the writes that fail now. */
  let failing: StorageError | undefined
  const listeners: ((event: Event) => void)[] = []

  const now = (): number => Math.max(clock.now(), machine.state.now)
  const announce = (events: readonly Event[]): void => {
    for (const event of events) for (const listener of listeners) listener(event)
  }

  /** @throws StorageError; the first one is thrown until a write succeeds, since those after it tell less */
  function keep(time: number, command?: string): void {
    try {
      journal.append(command === undefined ? { seq: seq + 1, time } : { seq: seq + 1, time, command })
    } catch (error) {
      if (failing !== undefined) throw failing
      failing = storageError(error)
      onStorage?.(failing)
      throw failing
    }
    seq += 1
    if (failing === undefined) return
    failing = undefined
    onStorage?.(undefined)
  }

  function snapshot(): void {
    if (seq - snapshotAt < snapshotAfter) return
    snapshotAt = seq
    try {
      journal.saveSnapshot({ seq, state: machine.state })
    } catch {
      // Without one the next start replays more records; nothing is lost.
    }
  }

  /** The record goes first: what falls due follows from the time alone, and nothing needs to be taken back. */
  function advance(time: number): void {
    if (!machine.isDue(time)) return
    keep(time)
    announce(machine.advance(time).events)
  }

  function refuseIfRetired(): void {
    if (isRetired) throw new RetiredEngine('another exchange has taken the place of this one')
  }

  snapshot()

  return {
    now,
    seq: () => seq,
    hash: () => stateHash(machine.state),
    onEvent: (listener) => void listeners.push(listener),
    rest: snapshot,
    moveTo(next) {
      journal = next
    },
    retire() {
      isRetired = true
    },
    view() {
      refuseIfRetired()
      try {
        advance(now())
      } catch (error) {
        // What cannot be kept does not happen yet. Everything else can be read all the same.
        if (error !== failing) throw error
      }
      return machine.state
    },
    // oxlint-disable-next-line require-await -- a home whose storage is asynchronous waits here
    async submit(command) {
      refuseIfRetired()
      const time = now()
      advance(time)
      const outcome = machine.apply(command, time, () => keep(time, encode(command)))
      if (!outcome.accepted) throw outcome.refusal
      announce(outcome.events)
      return outcome.result
    },
  }
}
