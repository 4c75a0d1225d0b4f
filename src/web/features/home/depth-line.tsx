import styles from './depth-line.module.css'

/** Steps of depth on either side of a price, in percent of the height. */
const BIDS = [82, 74, 66, 64, 58, 55, 47, 42, 38, 31, 26, 22, 15, 11, 6]
const ASKS = [4, 9, 12, 19, 23, 30, 33, 41, 48, 52, 60, 63, 71, 79, 88]

/** Decoration behind the headline: the two sides of a book. It shows no market. */
export function DepthLine() {
  return (
    <svg className={styles.picture} viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.bids} d={steps(BIDS, 0)} />
      <path className={styles.asks} d={steps(ASKS, 150)} />
    </svg>
  )
}

const steps = (heights: readonly number[], from: number): string =>
  `M${from} 100${heights.map((height, index) => `V${100 - height}H${from + (index + 1) * 10}`).join('')}V100Z`
