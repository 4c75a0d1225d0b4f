import { compare, isNegative, isPositive } from '#src/core/money/compare.ts'
import { multiply } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import type { BoardRow } from './use-board-rows.ts'

export type MoverKind = 'gainers' | 'losers' | 'busiest'

export const moverKinds: readonly MoverKind[] = ['gainers', 'losers', 'busiest']

const MOST = 3
const ZERO = decimal('0')

/** Turnover in US dollars, to compare markets of different quote coins; 0 where the rate is not known. */
const worth = ({ thumb }: BoardRow): Decimal =>
  thumb === null || thumb.baseUsdRate === null ? ZERO : multiply(thumb.turnover, thumb.baseUsdRate)

const changed = ({ thumb }: BoardRow): Decimal => thumb?.chg ?? ZERO

/** Returns the three markets that rose most, fell most, or had the highest turnover in 24 hours. */
export function moversOf(rows: readonly BoardRow[], kind: MoverKind): readonly BoardRow[] {
  const known = rows.filter(({ thumb }) => thumb !== null)
  const sorted = {
    gainers: () =>
      known.filter((row) => isPositive(changed(row))).toSorted((a, b) => compare(changed(b), changed(a))),
    losers: () =>
      known.filter((row) => isNegative(changed(row))).toSorted((a, b) => compare(changed(a), changed(b))),
    busiest: () => known.toSorted((a, b) => compare(worth(b), worth(a))),
  }[kind]()
  return sorted.slice(0, MOST)
}
