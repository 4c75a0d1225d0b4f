import { StakeDirection } from '#generated/wire/stake-direction.ts'
import { StakeResult } from '#generated/wire/stake-result.ts'
import type { Direction, Outcome } from '#src/core/stakes/outcome.ts'

const RESULTS: Readonly<Record<Outcome, StakeResult>> = {
  win: StakeResult.WIN,
  lose: StakeResult.LOSE,
  tied: StakeResult.TIED,
  cancelled: StakeResult.CANCELED,
}

export const wireResult = (outcome: Outcome | null): StakeResult =>
  outcome === null ? StakeResult.WAIT : RESULTS[outcome]

export const wireDirection = (direction: Direction): StakeDirection =>
  direction === 'rise' ? StakeDirection.BUY : StakeDirection.SELL

/** The direction that a request names. */
export const directionOf = (direction: StakeDirection): Direction =>
  direction === StakeDirection.BUY ? 'rise' : 'fall'
