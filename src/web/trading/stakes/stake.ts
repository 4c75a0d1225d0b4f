import type { Decimal } from '#src/core/money/decimal.ts'
import type { Direction, Outcome } from '#src/core/stakes/outcome.ts'
import type { Instant } from '#src/core/time/instant.ts'

/** The move that a stake is put on. */
export const directions: readonly Direction[] = ['rise', 'fall']

/** The outcome of a stake; `running` before it. */
export type StakeState = Outcome | 'running'

/** A stake of the member, as far as its money goes. */
export type StakeMoney = {
  readonly coin: string
  readonly placed: Instant
  readonly state: StakeState
  /** Change of the account by the settled stake, all fees included; of a running one the cost. */
  readonly amount: Decimal
}

/** A stake of the member. */
export type Stake = StakeMoney & {
  readonly id: string
  readonly symbol: string
  readonly direction: Direction
  readonly stake: Decimal
}

/** Amounts that a stake of this size brings, all fees included. Losses are below 0. */
export type StakeOutcomes = {
  /** Taken from the account now: the stake and its fee. */
  readonly cost: Decimal
  /** Paid back to the account if it wins. */
  readonly back: Decimal
  readonly won: Decimal
  readonly lost: Decimal
}
