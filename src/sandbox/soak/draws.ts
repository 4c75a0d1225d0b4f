import type { Random } from '../kernel/random.ts'
import type { State } from '../areas/state.ts'
import type { SecondFactor } from '../areas/withdrawals/commands.ts'

/** Random values, from which the areas make their soak commands (`Area.soak`). */
export type SoakDraws = {
  readonly random: Random
  readonly state: State
  readonly one: <T>(list: readonly T[]) => T
  /** One of the members that the soak plays with. */
  readonly member: () => number
  /** From a single smallest unit to millions of coins. */
  readonly units: () => bigint
  /** One of the latest ids, of any member; now and then one that does not exist. */
  readonly idBefore: (next: number) => number
  readonly factor: () => SecondFactor
  readonly phone: () => string
  /** A one-time code: few enough that players meet each other's. */
  readonly code: () => string
}

export type Draw<C> = () => C

/** Commands of an area for a soak: those that are drawn often, and those that are drawn seldom. */
export type SoakCommands<C> = { readonly often?: readonly Draw<C>[]; readonly seldom?: readonly Draw<C>[] }
