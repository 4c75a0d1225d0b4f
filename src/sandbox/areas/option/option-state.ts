import type { Direction } from '#src/core/stakes/outcome.ts'
import type { Stake } from '../../stakes/stake.ts'
import { emptyBook, type StakeBook } from '../../stakes/stake-book.ts'

/** A bet on the round of a number. */
export type Bet = Stake & { readonly round: number }

/** Records of a round that somebody bet on, or that is cancelled. */
export type RoundRecord = {
  /** Numbers of its bets. */
  readonly bets: readonly number[]
  readonly isCancelled: boolean
}

/** From when to before when a pair was stopped, epoch milliseconds; null while it is. */
export type Stop = { readonly from: number; readonly until: number | null }

export type OptionState = {
  options: {
    readonly book: StakeBook<Bet>
    /** By id of the round. */
    readonly rounds: Record<string, RoundRecord>
    /** By symbol, oldest first. */
    readonly stops: Record<string, readonly Stop[]>
    /** Directions that no bets are taken on, by symbol. */
    readonly closed: Record<string, readonly Direction[]>
  }
}

export const freshOptions = (): OptionState => ({
  options: { book: emptyBook(), rounds: {}, stops: {}, closed: {} },
})

/** Due when a round ends that somebody bet on. */
export type OptionDue = { readonly type: 'option.settle'; readonly symbol: string; readonly round: number }
