import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/ui/text.ts'
import styles from './book-picture.module.css'

/** Heights in percent from the window's edge to the middle: depth falls towards the price on both sides. */
const BIDS = [78, 71, 65, 64, 63, 61, 58, 57, 55, 54, 53, 49, 43, 37, 29, 27, 24, 22, 13, 8]
const ASKS = [4, 7, 9, 15, 17, 20, 24, 29, 33, 40, 45, 51, 54, 58, 63, 66, 72, 78, 86, 94]

/** Decoration: two sides that meet. It shows no market, and screen readers pass it by. */
export function BookPicture() {
  const t = useText<AreaKeys['shell']>()
  return (
    <div className={styles.picture} aria-hidden="true">
      <p className={styles.words}>{t('shell.picture')}</p>
      <svg className={styles.bars} viewBox="0 0 400 100" preserveAspectRatio="none">
        <g className={styles.bids}>{BIDS.map((height, index) => bar(height, index * 10))}</g>
        <g className={styles.asks}>{ASKS.map((height, index) => bar(height, 200 + index * 10))}</g>
      </svg>
    </div>
  )
}

const bar = (height: number, x: number) => <rect key={x} x={x} y={100 - height} width={9.4} height={height} />
