import type { BookSides } from '#generated/models/book-sides.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { shareOf } from '#src/core/money/chart.ts'
import { type Decimal, fromUnits } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { type Level, levelsOf, type Scales, type Side } from '#src/web/trading/live/levels.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './market-card.module.css'

/** Rows of a side. */
const ROWS = 7

type CardBookProps = {
  readonly book: BookSides | undefined
  readonly scales: Scales
  readonly last: string
  readonly write: (value: Decimal, places: number) => string
}

/** The nearest prices of both sides. For who cannot see it, the best of each in words. */
export function CardBook({ book, scales, last, write }: CardBookProps) {
  const t = useText<AreaKeys['home']>()
  const sides = (['ask', 'bid'] as const).map((side) => levelsOf(book?.[side].items ?? [], side, scales))
  const [asks = [], bids = []] = sides
  const price = (level: Level | undefined): string =>
    level === undefined ? NO_VALUE : write(fromUnits(level.price, scales.price), scales.price)
  const most = sides.map(total).reduce((a, b) => (a > b ? a : b), 0n)
  const rows = (levels: readonly Level[], side: Side) =>
    Array.from({ length: ROWS }, (_, at) => {
      const level = levels[at]
      const amount =
        level === undefined ? NO_VALUE : write(fromUnits(level.amount, scales.amount), scales.amount)
      const upTo = total(levels.slice(0, at + 1))
      const share = level === undefined ? 0 : shareOf(upTo, most)
      return (
        <div key={at} className={styles.row} data-side={side}>
          <i style={{ width: `${share * 100}%` }} />
          <span>{price(level)}</span>
          <span>{amount}</span>
        </div>
      )
    })
  return (
    <div className={styles.book}>
      <VisuallyHidden>{t('home.card.book', { bid: price(bids[0]), ask: price(asks[0]) })}</VisuallyHidden>
      <div aria-hidden="true">
        {rows(asks, 'ask').toReversed()}
        <b className={styles.middle}>{last}</b>
        {rows(bids, 'bid')}
      </div>
    </div>
  )
}

const total = (levels: readonly Level[]): bigint =>
  levels.slice(0, ROWS).reduce((sum, { amount }) => sum + amount, 0n)
