import type { Direction } from './account.ts'

/**
 * Position of a perpetual contract. The cost, sum of the notional values of all openings, is kept instead of the
 * average price: an average is cut, and every partial closing would lose a little by it.
 */
export type PerpetualPosition = {
  readonly direction: Direction
  readonly size: bigint
  readonly cost: bigint
  readonly margin: bigint
}

/** `price` and `leverage` are above zero; `lot` is the smallest step of a size. */
export type OpeningTerms = Readonly<Record<'price' | 'leverage' | 'feeRate' | 'lot', bigint>>

/** `cost` and `margin` are the shares of the closed part; `profit` is before the fee. */
export type Closed = Readonly<Record<'cost' | 'margin' | 'profit', bigint>>
