import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { MarketLink } from './market-link.tsx'
import styles from './orders.module.css'
import { SideWord } from './side-word.tsx'
import type { Fill } from './fills.ts'
import { turnoverOf } from './order.ts'

/** The columns of fills. */
export const fillColumns: readonly ListColumn<Fill, AreaKeys['trading']>[] = [
  {
    id: 'time',
    header: 'trading.time',
    cell: ({ fill }, { locale }) => (
      <span className={styles.quiet}>{formatInstant(fill.time, locale, 'second')}</span>
    ),
    sort: { kind: 'number', of: ({ fill }) => fill.time },
    firstDescending: true,
    csv: { time: ({ fill }) => fill.time },
    card: 'note',
  },
  {
    id: 'market',
    header: 'trading.pair',
    cell: ({ order }) => <MarketLink symbol={order.symbol} />,
    csv: ({ order }) => order.symbol,
    card: 'title',
  },
  {
    id: 'side',
    header: 'trading.side',
    cell: ({ order }) => <SideWord direction={order.direction} />,
    csv: ({ order }, { t }) => t(`trading.side.${order.direction}`),
    card: 'value',
  },
  {
    id: 'price',
    header: 'trading.price',
    align: 'end',
    cell: ({ fill }) => <Amount value={fill.price} />,
    sort: { kind: 'decimal', of: ({ fill }) => fill.price },
    csv: ({ fill }) => fill.price,
  },
  {
    id: 'amount',
    header: 'trading.amount',
    align: 'end',
    cell: ({ order, fill }) => <Amount value={fill.amount} unit={order.coinSymbol} />,
    csv: ({ fill }) => fill.amount,
  },
  {
    id: 'turnover',
    header: 'trading.turnover',
    align: 'end',
    cell: ({ order, fill }) => <Amount value={turnoverOf(fill)} unit={order.baseSymbol} trim />,
    csv: ({ fill }) => turnoverOf(fill),
    priority: 2,
  },
  {
    id: 'fee',
    header: 'trading.feePaid',
    align: 'end',
    cell: ({ order, fill }) => (
      <Amount value={fill.fee} unit={order.direction === 'BUY' ? order.coinSymbol : order.baseSymbol} trim />
    ),
    csv: ({ fill }) => fill.fee,
    priority: 3,
  },
]
