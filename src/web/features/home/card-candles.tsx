import { useMemo } from 'react'
import type { KLineRow } from '#generated/models/kline-row.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { max, min } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { candlePaths } from './candle-paths.ts'
import styles from './market-card.module.css'
import { CANDLES } from './use-market-card.ts'

type CardCandlesProps = {
  readonly symbol: string
  readonly rows: readonly KLineRow[]
  readonly last: Decimal | null
  readonly write: (price: Decimal) => string
}

/** The last day in candles, with its highest, lowest and latest price; the same in words for who cannot see it. */
export function CardCandles({ symbol, rows, last, write }: CardCandlesProps) {
  const t = useText<AreaKeys['home']>()
  const { up, down, heightOf } = useMemo(() => candlePaths(rows), [rows])
  const [first] = rows
  if (first === undefined) return <p className={styles.nothing}>{NO_VALUE}</p>
  const high = rows.reduce((most, row) => max(most, row[2]), first[2])
  const low = rows.reduce((least, row) => min(least, row[3]), first[3])
  const inside = last === null ? null : max(low, min(high, last))
  return (
    <div className={styles.chart}>
      <svg
        viewBox={`0 0 ${CANDLES} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('home.card.chart', { symbol, low: write(low), high: write(high) })}
      >
        <Candles paths={up} className={styles.up} />
        <Candles paths={down} className={styles.down} />
      </svg>
      <span className={styles.label} style={{ top: `${heightOf(high)}%` }} aria-hidden="true">
        {write(high)}
      </span>
      <span className={styles.label} style={{ top: `${heightOf(low)}%` }} aria-hidden="true">
        {write(low)}
      </span>
      {last !== null && inside !== null && (
        <span className={styles.last} style={{ top: `${heightOf(inside)}%` }} aria-hidden="true">
          <b>{write(last)}</b>
        </span>
      )}
    </div>
  )
}

type CandlesProps = {
  readonly paths: readonly [wicks: string, bodies: string]
  readonly className: string | undefined
}

const Candles = ({ paths: [wicks, bodies], className }: CandlesProps) => (
  <g className={className}>
    <path d={wicks} className={styles.wick} />
    <path d={bodies} />
  </g>
)
