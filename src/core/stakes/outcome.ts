import { abs, multiply, subtract } from '#src/core/money/arithmetic.ts'
import { isLess, isPositive, isZero } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'

/** Move of a price that a stake is on. */
export type Direction = 'rise' | 'fall'
/** Move of a price between two moments. */
export type Move = Direction | 'none'
/** Outcome of a stake; the exchange cancels rounds, never single stakes. */
export type Outcome = 'win' | 'lose' | 'tied' | 'cancelled'

/**
 * Compares two prices.
 * @param ignored a move that is a smaller share of the first price counts as none
 */
export function moveOf(open: Decimal, close: Decimal, ignored: Decimal | null = null): Move {
  const change = subtract(close, open)
  if (isZero(change)) return 'none'
  if (ignored !== null && isLess(abs(change), multiply(open, ignored))) return 'none'
  return isPositive(change) ? 'rise' : 'fall'
}

/** Outcome of a stake on a direction after a move. */
export function outcomeOf(direction: Direction, move: Move): Exclude<Outcome, 'cancelled'> {
  if (move === 'none') return 'tied'
  return move === direction ? 'win' : 'lose'
}
