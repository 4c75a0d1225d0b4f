import { isPositive, max } from '#src/core/money/compare.ts'
import { divide } from '#src/core/money/arithmetic.ts'
import { toChartNumber } from '#src/core/money/chart.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import styles from './lab.module.css'

/** More than these would be too narrow for their numbers. */
const MOST_NUMBERED = 24

type ReleaseBarsProps = {
  readonly amounts: readonly Decimal[]
  /** So many of them have come. */
  readonly done: number
}

/** The releases of a lock as columns. Their numbers stand in the table beside it, so that they are drawn only. */
export function ReleaseBars({ amounts, done }: ReleaseBarsProps) {
  const most = amounts.reduce(max, ZERO)
  const height = (amount: Decimal): string =>
    `${isPositive(most) ? toChartNumber(divide(amount, most)) * 100 : 0}%`
  return (
    <div className={styles.bars} aria-hidden>
      {amounts.map((amount, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a release is named by its number
          key={place}
          className={styles.barPlace}
          data-state={place < done ? 'done' : place === done ? 'now' : 'ahead'}
        >
          <i style={{ height: height(amount) }} />
          {amounts.length <= MOST_NUMBERED && <span>{place + 1}</span>}
        </span>
      ))}
    </div>
  )
}
