import type { Handlers, LimitTable } from '../http/handler.ts'
import type { AccountKind } from '../kernel/ledger.ts'
import type { Event, Reducers } from '../kernel/machine.ts'
import type { AreaPersonas } from '../personas/area-personas.ts'
import type { SoakCommands, SoakDraws } from '../soak/draws.ts'
import type { TakenMessages } from '../streams/taken-messages.ts'
import type { Push, TopicSource } from '../streams/topic-source.ts'
import type { State } from './state.ts'

type Tagged = { readonly type: string }

/** Units of a coin that a member's record keeps frozen in one account, spot unless said otherwise. */
export type Frozen = {
  readonly kind?: AccountKind
  readonly member: number
  readonly coin: string
  readonly units: bigint
}

/**
 * One area of the exchange: what it adds to the state, the commands that members (`commands`) and time (`dues`) do to
 * it, the operations that read and change it, and what it tells streams. `S`, `C` and `D` are its part of the state and
 * the unions of its commands and due items; the state, the command and the due item of the exchange are put together
 * from them (state.ts, exchange.ts).
 */
export type Area<S extends object = object, C extends Tagged = never, D extends Tagged = never> = {
  /** Its part of the state before the first record. */
  readonly fresh?: () => S
  readonly commands?: Reducers<State, C, string>
  readonly dues?: Reducers<State, D, never>
  /** Those of its commands that hold nobody's secret and come in great numbers: the journal keeps them as text. */
  readonly readable?: readonly C['type'][]
  readonly handlers: Handlers
  /** Of those of its operations that have limits known at run time only. */
  readonly limits?: LimitTable
  /** By id of a channel of the contract (openapi/streams.yaml). */
  readonly topics?: Readonly<Record<string, TopicSource>>
  /** Messages that members send, by destination. */
  readonly takers?: readonly TakenMessages<C>[]
  /** Messages to a member's own topics because of an event. */
  readonly pushes?: (event: Event, state: State) => readonly Push[]
  /**
   * Returns the funds that the area's records say are frozen; the sums over all areas have to equal the ledger's frozen
   * buckets.
   */
  readonly frozen?: (state: State) => readonly Frozen[]
  /** Returns what must never be of its records, as sentences for soaks; empty when all is well. */
  readonly faults?: (state: State) => readonly string[]
  readonly personas?: AreaPersonas
  /** Commands that bring a state of older records to the rules of today. */
  readonly upgrades?: (state: State) => readonly C[]
  /** Random commands for soaks. */
  readonly soak?: (draws: SoakDraws) => SoakCommands<C>
}
