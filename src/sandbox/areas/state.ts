import type { DueList } from '../kernel/due.ts'
import type { Ledger } from '../kernel/ledger.ts'
import type { SoakCommands, SoakDraws } from '../soak/draws.ts'
import type { TakenMessages } from '../streams/taken-messages.ts'
import type { Area } from './area.ts'
import type { areas } from './areas.ts'

type Areas = (typeof areas)[number]
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never
type PartOf<A> = A extends { readonly fresh?: () => infer S } ? S : never
/** The union of what the reducers of a table take. */
type Taken<T> = T extends object
  ? {
      [K in keyof T]: T[K] extends (state: never, item: infer I, context: never) => unknown ? I : never
    }[keyof T]
  : never

type CommandOf<A> = A extends { readonly commands?: infer T } ? Taken<T> : never
type DueOf<A> = A extends { readonly dues?: infer T } ? Taken<T> : never

/** All commands that change the state: the commands of all areas. */
export type Command = CommandOf<Areas>

/** All items that fall due by themselves: the due items of all areas. */
export type Due = DueOf<Areas>

/**
 * Whole state of the exchange as plain data: the part of each area (areas.ts), and the parts that all share. Records
 * are keyed by id or by `keyOf(text)`. A change of its form raises VERSION, so that an old snapshot is not taken for a
 * new one.
 */
export type State = Intersection<PartOf<Areas>> & {
  readonly version: typeof VERSION
  readonly seed: string
  now: number
  due: DueList<Due>
  ledger: Ledger
}

export const VERSION = 20

/** Any area, whatever its parts are. */
export type AnyArea = Pick<
  Area,
  'handlers' | 'limits' | 'topics' | 'pushes' | 'frozen' | 'faults' | 'personas'
> & {
  readonly readable?: readonly string[]
  readonly fresh?: () => object
  readonly commands?: object
  readonly dues?: object
  readonly soak?: (draws: SoakDraws) => SoakCommands<Command>
  readonly upgrades?: (state: State) => readonly Command[]
  readonly takers?: readonly TakenMessages<Command>[]
}

/** Key for what people type: case and width do not matter, and no name (`__proto__`) means anything to JavaScript. */
export const keyOf = (text: string): string => `@${text.normalize('NFKC').trim().toLowerCase()}`
