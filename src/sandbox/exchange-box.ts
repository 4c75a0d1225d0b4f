import { createPrices, type Prices } from './market/prices.ts'
import type { MovableClock } from './kernel/clock.ts'
import { createEngine, type Engine } from './kernel/engine.ts'
import type { Entropy } from './kernel/entropy.ts'
import { createGate, type Gate } from './kernel/gate.ts'
import { type Journal, memoryJournal } from './kernel/journal.ts'
import type { Event } from './kernel/machine.ts'
import type { JournalExport } from './panel/journal-export.ts'
import { persistClock } from './persistent-clock.ts'
import { olderMarket, refuseNewer, storeVersion, versionMeta } from './stored-version.ts'
import { personaCommands } from './personas/persona-commands.ts'
import type { SandboxOptions } from './sandbox.ts'
import { exchangeOf, freshState, upgradesOf } from './areas/exchange.ts'
import { type Command, type State, VERSION } from './areas/state.ts'
import { messageOf } from './areas/auth/inbox.ts'

/** The running exchange. A reset or an import puts another one in its place. */
export type ExchangeBox = {
  readonly engine: Engine<State, Command>
  readonly prices: Prices
  readonly seed: string
  /** The clock of the options, with what it leads by kept. */
  readonly clock: MovableClock
  /** Runs a call on the exchange: a reset or an import waits for it, and it waits for them. */
  readonly pass: Gate['pass']
  /** Forgets everything and starts anew, with the personas. @throws StorageError, with nothing changed */
  reset(): Promise<void>
  /** Continues from an imported journal. @throws JournalMismatch or StorageError, with nothing changed */
  replace(exported: Pick<JournalExport, 'seed' | 'records' | 'olderMarket'>): Promise<void>
  close(): Promise<void>
}

type Open = Pick<ExchangeBox, 'engine' | 'prices' | 'seed'>
/** An exchange in a memory of its own, which may take the place of the running one. */
type Candidate = Open & { readonly journal: Journal }

/** Opens what the journal holds; an empty one gets the personas first. @throws JournalMismatch, StorageError */
export async function openExchange(
  options: SandboxOptions,
  entropy: Entropy,
  onEvent: (event: Event) => void,
): Promise<ExchangeBox> {
  const { journal, onMessage, onFault, onStorage } = options
  refuseNewer(journal)
  const clock = persistClock(options.clock, journal)
  const gate = createGate()

  function open(
    from: Journal,
    seed: string,
    { now = (): number => clock.now(), refusableUntil = 0 } = {},
  ): Open {
    const engine = createEngine<State, Command>({
      journal: from,
      clock: { now },
      machineOf: exchangeOf,
      freshState: () => freshState(seed),
      accepts: ({ version }) => version === VERSION,
      refusableUntil,
      ...(onStorage && { onStorage }),
    })
    engine.onEvent(({ type, error }) => {
      if (type === 'fault') onFault?.(error)
    })
    return { engine, prices: createPrices(seed), seed }
  }

  /** Tells of what happens in an exchange from now on. A listener's fault is none of the command that it is told of. */
  function start(opened: Open): Open {
    opened.engine.onEvent((event) => {
      const message = messageOf(event)
      if (message !== undefined) onMessage?.(message)
      try {
        onEvent(event)
      } catch (error) {
        onFault?.(error)
      }
    })
    // Nothing that is kept lies in the future.
    clock.atLeast(opened.engine.now())
    return opened
  }

  /** The personas, each command at its own time. */
  async function populated(): Promise<Candidate> {
    const memory = memoryJournal()
    let past: number | undefined
    const opened = open(memory, options.seed, { now: () => past ?? clock.now() })
    const now = clock.now()
    for (const { ago, command } of await personaCommands(entropy, options.histories ?? true)) {
      past = now - ago
      await opened.engine.submit(
        typeof command === 'function' ? command(opened.engine.view(), past) : command,
      )
    }
    past = undefined
    return { ...opened, journal: memory }
  }

  /** Writes a candidate over what is kept, all of it or nothing, and lets it go on there. @throws StorageError */
  function install({ journal: memory, ...opened }: Candidate, older = 0): Open {
    const meta = { seed: opened.seed, ...versionMeta(older), ...clock.meta() }
    journal.replace({ meta, records: memory.records(0) })
    opened.engine.moveTo(journal)
    return start(opened)
  }

  async function reopen(): Promise<Open> {
    const kept = open(journal, journal.getMeta('seed') ?? options.seed, {
      refusableUntil: olderMarket(journal),
    })
    if (kept.engine.seq() === 0) return install(await populated())
    storeVersion(journal, kept.engine.seq())
    return upgraded(start(kept))
  }

  /** Records that older rules wrote go on by those of today. */
  async function upgraded(opened: Open): Promise<Open> {
    for (const command of upgradesOf(opened.engine.view())) await opened.engine.submit(command)
    return opened
  }

  let current = await reopen()

  /** A call that was not let to its end would write into the records of the other exchange: it is refused from here on. */
  function supersede(candidate: Candidate, older = 0): void {
    const old = current.engine
    current = install(candidate, older)
    old.retire()
  }

  return {
    clock,
    get engine() {
      return current.engine
    },
    get prices() {
      return current.prices
    },
    get seed() {
      return current.seed
    },
    pass: (work) => gate.pass(work),
    async reset() {
      const fresh = await populated()
      await gate.alone(async () => {
        supersede(fresh)
        await options.blobs?.clear()
      })
    },
    async replace({ seed, records, olderMarket: older = records.length }) {
      const memory = memoryJournal(records)
      const candidate = { ...open(memory, seed, { refusableUntil: older }), journal: memory }
      await gate.alone(() => supersede(candidate, older))
      await upgraded(current)
    },
    close: () =>
      gate.alone(() => {
        current.engine.rest()
        journal.close()
      }),
  }
}
