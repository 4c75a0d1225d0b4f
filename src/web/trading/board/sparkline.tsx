import { shareOf } from '#src/core/money/chart.ts'
import { max, min } from '#src/core/money/compare.ts'
import { type Decimal, placesOf, toUnits } from '#src/core/money/decimal.ts'
import styles from './board.module.css'

const WIDTH = 96
const HEIGHT = 28
const EDGE = 2

/** Returns the points of the line in pixels, from the oldest price to the newest; null with too few prices. */
export function cornersOf(prices: readonly Decimal[]): string | null {
  const [first, ...rest] = prices
  if (first === undefined || rest.length === 0) return null
  const scale = Math.max(...prices.map(placesOf))
  const [low, high] = [rest.reduce(min, first), rest.reduce(max, first)].map((at) => toUnits(at, scale))
  if (low === undefined || high === undefined) return null
  return prices
    .map((price, at) => {
      const x = EDGE + (at / rest.length) * (WIDTH - 2 * EDGE)
      // A price that did not move is a line through the middle.
      const height = high === low ? 0.5 : shareOf(toUnits(price, scale) - low, high - low)
      return `${x},${HEIGHT - EDGE - height * (HEIGHT - 2 * EDGE)}`
    })
    .join(' ')
}

type SparklineProps = {
  readonly prices: readonly Decimal[]
  readonly direction: -1 | 0 | 1
}

/** The prices of 24 hours as a line. Hidden from screen readers: the change beside it says the same. */
export function Sparkline({ prices, direction }: SparklineProps) {
  const corners = cornersOf(prices)
  return (
    <svg
      className={styles.spark}
      data-direction={direction}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {corners !== null && <polyline points={corners} />}
    </svg>
  )
}
