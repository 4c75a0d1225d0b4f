import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import styles from './market-card.module.css'

/** Of a side of the book, and its middle. */
const ROWS = 15
/** Heights of bars in the place of candles, in per cent. */
const BARS = [38, 46, 41, 55, 62, 50, 44, 58, 70, 64, 76, 69]

export const WaitingCandles = () => (
  <div className={styles.waitingCandles} aria-hidden="true">
    {BARS.map((height, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- bars have no identity but their place
      <Skeleton key={at} height={`${height}%`} />
    ))}
  </div>
)

export const WaitingBook = () => (
  <div className={styles.book} aria-hidden="true">
    <div className={styles.waitingRows}>
      {Array.from({ length: ROWS }, (_, at) => (
        <Skeleton key={at} height={10} />
      ))}
    </div>
  </div>
)

/** The card in its measures, while its code and its numbers are on their way. */
export const CardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.head}>
      <Skeleton width={24} height={24} round />
      <Skeleton width={88} />
      <Skeleton width={104} height={20} />
    </div>
    <WaitingCandles />
    <WaitingBook />
  </div>
)
