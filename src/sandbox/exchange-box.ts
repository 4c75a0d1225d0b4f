import { createPrices, type Prices } from './market/prices.ts'
import { createEngine, type Engine } from './kernel/engine.ts'
import type { Entropy } from './kernel/entropy.ts'
import type { JournalRecord } from './kernel/journal.ts'
import { personaCommands } from './personas/persona-commands.ts'
import type { Event } from './kernel/machine.ts'
import type { SandboxOptions } from './sandbox.ts'
import { exchangeOf, freshState } from './areas/exchange.ts'
import { type Command, type State, VERSION } from './areas/state.ts'
import { messageOf } from './areas/auth/inbox.ts'

/** The running exchange. A reset or an import puts another one in its place. */
export type ExchangeBox = {
  readonly engine: Engine<State, Command>
  readonly prices: Prices
  readonly seed: string
  /** Forgets everything and starts anew, with the personas. */
  reset(): Promise<void>
  /** Goes on from somebody else's journal. */
  replace(seed: string, records: readonly JournalRecord[]): Promise<void>
}

type Open = Pick<ExchangeBox, 'engine' | 'prices' | 'seed'>

/** Opens what the journal holds; an empty one gets the personas first. */
export async function openExchange(
  options: SandboxOptions,
  entropy: Entropy,
  onEvent: (event: Event) => void,
): Promise<ExchangeBox> {
  const { journal, clock, onMessage, onFault } = options

  /** The time of a persona's past, while that is told. */
  let past: number | undefined

  function open(wanted: string): Open {
    const seed = journal.getMeta('seed') ?? wanted
    journal.setMeta('seed', seed)
    const machineOf = exchangeOf
    const accepts = ({ version }: State): boolean => version === VERSION
    const engine = createEngine<State, Command>({
      journal,
      clock: { now: () => past ?? clock.now() },
      machineOf,
      freshState: () => freshState(seed),
      accepts,
    })
    engine.onEvent((event) => {
      const message = messageOf(event)
      if (message !== undefined) onMessage?.(message)
      if (event.type === 'fault') onFault?.(event['error'])
      onEvent(event)
    })
    // A clock that was moved ahead before the restart stays ahead.
    clock.atLeast(engine.now())
    return { engine, prices: createPrices(seed), seed }
  }

  async function start(): Promise<Open> {
    const opened = open(options.seed)
    if (opened.engine.seq() > 0) return opened
    const now = clock.now()
    for (const { ago, command } of await personaCommands(entropy, options.histories ?? true)) {
      past = now - ago
      await opened.engine.submit(
        typeof command === 'function' ? command(opened.engine.view(), past) : command,
      )
    }
    past = undefined
    return opened
  }

  let current = await start()
  return {
    get engine() {
      return current.engine
    },
    get prices() {
      return current.prices
    },
    get seed() {
      return current.seed
    },
    async reset() {
      await current.engine.settled()
      journal.clear()
      await options.blobs?.clear()
      current = await start()
    },
    async replace(seed, records) {
      await current.engine.settled()
      journal.clear()
      for (const record of records) await journal.append(record)
      current = open(seed)
    },
  }
}
