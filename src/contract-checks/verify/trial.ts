import type { ApiOperation } from '../api/api.ts'
import type { Latency } from '../config.ts'
import type { Account } from './account.ts'
import type { Line } from './caller.ts'
import type { Sources } from './candidates.ts'
import type { Cases } from './cases.ts'
import type { Input } from './input.ts'

/** All that is needed to try an operation. */
export type Trial = Line & {
  readonly accounts: readonly Account[]
  /** Accounts that lack a prerequisite, by its name in `x-errors`; no other calls are made in their names. */
  readonly lacking: ReadonlyMap<string, Account>
  /** Operations that may be called, to help others along. */
  readonly allowed: readonly ApiOperation[]
  /** Operations that are tried themselves. */
  readonly chosen: readonly ApiOperation[]
  readonly sources: Sources
  /** Records the effect of a successful call with that input. */
  readonly recordEffect: (operation: ApiOperation, account: Account, input: Input) => Promise<void>
  /** Returns the input that is tried first. */
  readonly exampleOf: (operation: ApiOperation, account: Account) => Input
  readonly casesFor: (operation: ApiOperation, example: Input) => Cases
  readonly latency: Latency | undefined
  /** Warns of wrong inputs on which the server gave no verdict. */
  readonly warn: (operation: ApiOperation, fields: readonly string[]) => void
}
