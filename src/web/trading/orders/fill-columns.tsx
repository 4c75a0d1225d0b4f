import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import type { Column } from '#src/web/list/table/column.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { MarketLink } from './market-link.tsx'
import styles from './orders.module.css'
import { SideWord } from './side-word.tsx'
import type { Fill } from './fills.ts'

/** Returns the columns of fills. */
export function useFillColumns(): readonly Column<Fill>[] {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  return useMemo(
    (): readonly Column<Fill>[] => [
      {
        id: 'time',
        header: t('trading.time'),
        cell: ({ fill }) => (
          <span className={styles.quiet}>{formatInstant(fill.time, locale, 'second')}</span>
        ),
        sort: { kind: 'number', of: ({ fill }) => fill.time },
        firstDescending: true,
        csv: { time: ({ fill }) => fill.time },
        card: 'note',
      },
      {
        id: 'market',
        header: t('trading.pair'),
        cell: ({ order }) => <MarketLink symbol={order.symbol} />,
        csv: ({ order }) => order.symbol,
        card: 'title',
      },
      {
        id: 'side',
        header: t('trading.side'),
        cell: ({ order }) => <SideWord direction={order.direction} />,
        csv: ({ order }) => t(`trading.side.${order.direction}`),
        card: 'value',
      },
      {
        id: 'price',
        header: t('trading.price'),
        align: 'end',
        cell: ({ fill }) => <Amount value={fill.price} />,
        sort: { kind: 'decimal', of: ({ fill }) => fill.price },
        csv: ({ fill }) => fill.price,
      },
      {
        id: 'amount',
        header: t('trading.amount'),
        align: 'end',
        cell: ({ order, fill }) => <Amount value={fill.amount} unit={order.coinSymbol} />,
        csv: ({ fill }) => fill.amount,
      },
      {
        id: 'turnover',
        header: t('trading.turnover'),
        align: 'end',
        cell: ({ order, fill }) => <Amount value={fill.turnover} unit={order.baseSymbol} trim />,
        csv: ({ fill }) => fill.turnover,
        priority: 2,
      },
      {
        id: 'fee',
        header: t('trading.feePaid'),
        align: 'end',
        cell: ({ order, fill }) => (
          <Amount
            value={fill.fee}
            unit={order.direction === 'BUY' ? order.coinSymbol : order.baseSymbol}
            trim
          />
        ),
        csv: ({ fill }) => fill.fee,
        priority: 3,
      },
    ],
    [t, locale],
  )
}
