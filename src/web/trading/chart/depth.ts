import { toChartNumber } from '#src/core/money/chart.ts'
import { fromUnits } from '#src/core/money/decimal.ts'
import type { Book, Level, Scales, Side } from '../live/levels.ts'

/** A step of the depth: the exact amount offered up to a price, and its position in the drawing. */
export type DepthPoint = {
  readonly side: Side
  readonly price: bigint
  readonly total: bigint
  readonly x: number
  readonly bid: number | null
  readonly ask: number | null
}

/** A tenth of the price: an order farther from the best one would squeeze all others into a line. */
const FAR = 10n

function nearLevels(levels: readonly Level[]): readonly Level[] {
  const best = levels[0]?.price ?? 0n
  return levels.filter(({ price }) => (price > best ? price - best : best - price) * FAR <= best)
}

/** Returns the depth of both sides, ordered by price, up to a tenth from the best. */
export function depthOf(book: Book, scales: Scales): readonly DepthPoint[] {
  const side = (which: Side): DepthPoint[] => {
    let total = 0n
    return nearLevels(book[which]).map(({ price, amount }) => {
      total += amount
      const y = toChartNumber(fromUnits(total, scales.amount))
      return {
        side: which,
        price,
        total,
        x: toChartNumber(fromUnits(price, scales.price)),
        bid: which === 'bid' ? y : null,
        ask: which === 'ask' ? y : null,
      }
    })
  }
  return [...side('bid').reverse(), ...side('ask')]
}
