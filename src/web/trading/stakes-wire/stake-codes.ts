import { StakeDirection } from '#generated/models/stake-direction.ts'
import { StakeResult } from '#generated/models/stake-result.ts'
import type { Direction } from '#src/core/stakes/outcome.ts'
import type { StakeState } from '../stakes/stake.ts'

/** A direction as requests send it. */
export const wireDirection = (direction: Direction): StakeDirection =>
  direction === 'rise' ? StakeDirection.BUY : StakeDirection.SELL

export const directionOf = (direction: StakeDirection): Direction =>
  direction === StakeDirection.BUY ? 'rise' : 'fall'

const STATES: Readonly<Record<StakeResult, StakeState>> = {
  [StakeResult.WAIT]: 'running',
  [StakeResult.WIN]: 'win',
  [StakeResult.LOSE]: 'lose',
  [StakeResult.TIED]: 'tied',
  [StakeResult.CANCELED]: 'cancelled',
}

/** Returns the state of a stake (STATE-14). A cancelled one has no result on some servers. */
export const stateOf = (result: StakeResult, isCancelled: boolean): StakeState =>
  isCancelled ? 'cancelled' : STATES[result]
