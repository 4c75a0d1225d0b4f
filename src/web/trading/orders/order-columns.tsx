import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Order } from './order.ts'
import { isZero } from '#src/core/money/compare.ts'
import { fromUnits, placesOf } from '#src/core/money/decimal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { percentText } from '#src/core/money/percent-text.ts'
import type { Column } from '#src/web/list/table/column.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { spends } from '../form/order-math.ts'
import { averagePrice, amountUnit, filledPercent, orderTotal, stateOf, typeKey } from './order-words.ts'
import { MarketLink } from './market-link.tsx'
import styles from './orders.module.css'
import { SideWord } from './side-word.tsx'

/**
 * Returns the columns of orders (ENT-05), for tables, cards and CSV files. In a panel states are plain text: there
 * are enough colours around it.
 */
export function useOrderColumns(place: 'list' | 'panel'): readonly Column<Order>[] {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  return useMemo(
    (): readonly Column<Order>[] => [
      {
        id: 'time',
        header: t('trading.time'),
        cell: ({ time }) => <span className={styles.quiet}>{formatInstant(time, locale, 'second')}</span>,
        sort: { kind: 'number', of: ({ time }) => time },
        firstDescending: true,
        csv: { time: ({ time }) => time },
        card: 'note',
      },
      {
        id: 'market',
        header: t('trading.pair'),
        cell: ({ symbol }) => <MarketLink symbol={symbol} />,
        sort: { kind: 'text', of: ({ symbol }) => symbol },
        search: ({ symbol }) => symbol,
        csv: ({ symbol }) => symbol,
        card: 'title',
      },
      {
        id: 'type',
        header: t('trading.type'),
        cell: (order) => t(typeKey(order)),
        csv: (order) => t(typeKey(order)),
        priority: 3,
        ...(place === 'panel' && { card: 'none' }),
      },
      {
        id: 'side',
        header: t('trading.side'),
        cell: ({ direction }) => <SideWord direction={direction} />,
        sort: { kind: 'text', of: ({ direction }) => direction },
        csv: ({ direction }) => t(`trading.side.${direction}`),
        card: 'value',
      },
      {
        id: 'price',
        header: t('trading.price'),
        align: 'end',
        cell: (order) =>
          // Its coin is the pair's second.
          isZero(order.price) ? t('trading.type.market') : <Amount value={order.price} />,
        sort: { kind: 'decimal', of: ({ price }) => price },
        csv: ({ price }) => price,
      },
      {
        id: 'average',
        header: t('trading.average'),
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
        header: t('trading.amount'),
        align: 'end',
        cell: (order) => <Amount value={order.amount} unit={amountUnit(order)} trim={spends(order)} />,
        sort: { kind: 'decimal', of: ({ amount }) => amount },
        csv: ({ amount }) => amount,
      },
      {
        id: 'total',
        header: t('trading.total'),
        align: 'end',
        cell: (order) => <Amount value={orderTotal(order)} unit={order.baseSymbol} places={8} trim />,
        sort: { kind: 'decimal', of: orderTotal },
        csv: orderTotal,
        priority: 2,
      },
      {
        id: 'filled',
        header: t('trading.filled'),
        align: 'end',
        cell: (order) => (
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
        header: t('trading.turnover'),
        align: 'end',
        cell: (order) => <Amount value={order.turnover} unit={order.baseSymbol} trim />,
        sort: { kind: 'decimal', of: ({ turnover }) => turnover },
        csv: ({ turnover }) => turnover,
        priority: 2,
      },
      {
        id: 'state',
        header: t('trading.state'),
        cell: (order) => {
          const { tone, key } = stateOf(order)
          return place === 'list' ? <Badge tone={tone}>{t(key)}</Badge> : <span>{t(key)}</span>
        },
        csv: (order) => t(stateOf(order).key),
        card: 'badge',
      },
    ],
    [t, locale, place],
  )
}
