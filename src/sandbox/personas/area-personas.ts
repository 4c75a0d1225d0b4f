import type { Entropy } from '../kernel/entropy.ts'
import type { PastCommand } from './past-command.ts'
import type { SeedCommand } from './seeds.ts'

/** The persona that has months behind it. */
export type Trader = {
  readonly member: number
  /** Spot balances that its past ends with, by coin. */
  readonly balances: Readonly<Record<string, string>>
  /** Secret of the authenticator app that it had meanwhile. */
  readonly secret: string
}

/** Members that an area makes worth logging in as. */
export type AreaPersonas = {
  /** Returns the commands by which the trader used the area before the sandbox began. */
  readonly traderPast?: (trader: Trader) => readonly PastCommand[]
  /** Returns what the area adds to the command that makes a persona, by its name. */
  readonly seedOf?: (name: string) => Partial<SeedCommand>
  /** Returns commands that run once all personas exist, or before all of them; `histories` where personas have a past. */
  readonly afterAll?: (entropy: Entropy, histories: boolean) => Promise<readonly PastCommand[]>
}
