import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Order } from './order.ts'
import { isZero } from '#src/core/money/compare.ts'
import { fromUnits, placesOf } from '#src/core/money/decimal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { percentText } from '#src/core/money/percent-text.ts'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { spends } from '../form/order-math.ts'
import { averagePrice, amountUnit, filledPercent, orderTotal, stateOf, typeKey } from './order-words.ts'
import { MarketLink } from './market-link.tsx'
import styles from './orders.module.css'
import { SideWord } from './side-word.tsx'

type OrderColumn = ListColumn<Order, AreaKeys['trading']>

/** The columns of orders (ENT-05), for tables, cards and CSV files. */
export const orderColumns: readonly OrderColumn[] = [
  {
    id: 'time',
    header: 'trading.time',
    cell: ({ time }, { locale }) => (
      <span className={styles.quiet}>{formatInstant(time, locale, 'second')}</span>
    ),
    sort: { kind: 'number', of: ({ time }) => time },
    firstDescending: true,
    csv: { time: ({ time }) => time },
    card: 'note',
  },
  {
    id: 'market',
    header: 'trading.pair',
    cell: ({ symbol }) => <MarketLink symbol={symbol} />,
    sort: { kind: 'text', of: ({ symbol }) => symbol },
    search: ({ symbol }) => symbol,
    csv: ({ symbol }) => symbol,
    card: 'title',
  },
  {
    id: 'type',
    header: 'trading.type',
    cell: (order, { t }) => t(typeKey(order)),
    csv: (order, { t }) => t(typeKey(order)),
    priority: 3,
  },
  {
    id: 'side',
    header: 'trading.side',
    cell: ({ direction }) => <SideWord direction={direction} />,
    sort: { kind: 'text', of: ({ direction }) => direction },
    csv: ({ direction }, { t }) => t(`trading.side.${direction}`),
    card: 'value',
  },
  {
    id: 'price',
    header: 'trading.price',
    align: 'end',
    cell: (order, { t }) =>
      // Its coin is the pair's second.
      isZero(order.price) ? t('trading.type.market') : <Amount value={order.price} />,
    sort: { kind: 'decimal', of: ({ price }) => price },
    csv: ({ price }) => price,
  },
  {
    id: 'average',
    header: 'trading.average',
    align: 'end',
    // As many places as the price beside it, and more where it takes them.
    cell: (order) => (
      <Amount
        value={averagePrice(order)}
        places={8}
        trim
        {...(placesOf(order.price) > 0 && { minimumPlaces: placesOf(order.price) })}
      />
    ),
    csv: averagePrice,
    priority: 3,
  },
  {
    id: 'amount',
    header: 'trading.amount',
    align: 'end',
    cell: (order) => <Amount value={order.amount} unit={amountUnit(order)} trim={spends(order)} />,
    sort: { kind: 'decimal', of: ({ amount }) => amount },
    csv: ({ amount }) => amount,
  },
  {
    id: 'total',
    header: 'trading.total',
    align: 'end',
    cell: (order) => <Amount value={orderTotal(order)} unit={order.baseSymbol} places={8} trim />,
    sort: { kind: 'decimal', of: orderTotal },
    csv: orderTotal,
    priority: 2,
  },
  {
    id: 'filled',
    header: 'trading.filled',
    align: 'end',
    cell: (order, { locale }) => (
      <span className={styles.filled}>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${filledPercent(order)}%` }} />
        </span>
        <span className={styles.percent}>
          {percentText(fromUnits(BigInt(filledPercent(order)), 0), locale, {})}
        </span>
      </span>
    ),
    csv: ({ tradedAmount }) => tradedAmount,
    isIdle: (order) => filledPercent(order) === 0,
    priority: 3,
  },
  {
    id: 'turnover',
    header: 'trading.turnover',
    align: 'end',
    cell: (order) => <Amount value={order.turnover} unit={order.baseSymbol} trim />,
    sort: { kind: 'decimal', of: ({ turnover }) => turnover },
    csv: ({ turnover }) => turnover,
    priority: 2,
  },
  {
    id: 'state',
    header: 'trading.state',
    cell: (order, { t }) => {
      const { tone, key } = stateOf(order)
      return <Badge tone={tone}>{t(key)}</Badge>
    },
    csv: (order, { t }) => t(stateOf(order).key),
    card: 'badge',
  },
]

/** The same for a panel, where states are plain text: there are enough colours around it. */
export const panelOrderColumns: readonly OrderColumn[] = orderColumns.map((column) => {
  if (column.id === 'type') return { ...column, card: 'none' }
  return column.id === 'state'
    ? { ...column, cell: (order, { t }) => <span>{t(stateOf(order).key)}</span> }
    : column
})
