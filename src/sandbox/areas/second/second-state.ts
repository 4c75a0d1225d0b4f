import type { Stake } from '../../stakes/stake.ts'
import { emptyBook, type StakeBook } from '../../stakes/stake-book.ts'

/** An order on where a price will be. Prices are ticks of the pair, times epoch milliseconds. */
export type SecondOrder = Stake & {
  /** Number of its cycle. */
  readonly cycle: number
  readonly openPrice: number
  /** When it ends: at the beginning of a second. */
  readonly close: number
  /** Null while it runs. */
  readonly closePrice: number | null
}

export type SecondState = {
  seconds: {
    readonly book: StakeBook<SecondOrder>
    /** Symbols of the pairs in which no orders are taken. */
    readonly stopped: Record<string, true>
  }
}

export const freshSeconds = (): SecondState => ({ seconds: { book: emptyBook(), stopped: {} } })

/** Due when an order ends. */
export type SecondDue = { readonly type: 'second.settle'; readonly id: number }
