import type { KLineRow } from '#generated/models/kline-row.ts'
import { toChartNumber } from '#src/core/money/chart.ts'
import { isLess } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'

/** Percent of the height that stay free above and below. */
const EDGE = 10
/** A candle that did not move is seen all the same. */
const LEAST = 0.6

export type CandlePaths = {
  /** Wicks and bodies, one unit wide each and 100 high; of candles that rose, and of those that fell. */
  readonly up: readonly [string, string]
  readonly down: readonly [string, string]
  /** The place of a price from the top, in percent of the height. */
  readonly heightOf: (price: Decimal) => number
}

/** Candles as paths of a picture that fills whatever room there is; of `[time, open, high, low, close, volume]`. */
export function candlePaths(rows: readonly KLineRow[]): CandlePaths {
  const most = Math.max(...rows.map(([, , high]) => toChartNumber(high)))
  const least = Math.min(...rows.map(([, , , low]) => toChartNumber(low)))
  const heightOf = (price: Decimal): number =>
    most === least ? 50 : EDGE + ((most - toChartNumber(price)) / (most - least)) * (100 - 2 * EDGE)
  const pathsOf = (falls: boolean): readonly [string, string] => {
    const drawn = rows.flatMap(([, open, high, low, close], at) => {
      if (isLess(close, open) !== falls) return []
      const [top, end] = falls ? [open, close] : [close, open]
      const height = Math.max(LEAST, heightOf(end) - heightOf(top))
      return [
        {
          wick: `M${at + 0.5} ${heightOf(high)}V${heightOf(low)}`,
          body: `M${at + 0.2} ${heightOf(top)}h.6v${height}h-.6z`,
        },
      ]
    })
    return [drawn.map(({ wick }) => wick).join(''), drawn.map(({ body }) => body).join('')]
  }
  return { up: pathsOf(false), down: pathsOf(true), heightOf }
}
