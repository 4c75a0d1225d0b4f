import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ConvertOrder } from '#generated/models/convert-order.ts'
import { ConvertStatus } from '#generated/models/convert-status.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import type { Column } from '#src/web/list/table/column.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { priceText } from './price-text.ts'

/** Time, what was given and received, price, fee and state. In the file the pair says what each number counts. */
export function useConversionColumns(): readonly Column<ConvertOrder>[] {
  const t = useText<AreaKeys['convert']>()
  const { locale } = useIntl()
  return useMemo(() => {
    const stateOf = (status: ConvertStatus): string =>
      t(status === ConvertStatus.DONE ? 'convert.state.done' : 'convert.state.new')
    return [
      {
        id: 'time',
        header: t('convert.time'),
        card: 'note',
        cell: ({ createTime }) => formatInstant(createTime, locale, 'second'),
        sort: { kind: 'number', of: ({ createTime }) => createTime },
        firstDescending: true,
        csv: { time: ({ createTime }) => createTime },
      },
      {
        id: 'pair',
        header: t('convert.pair'),
        card: 'title',
        cell: ({ fromUnit, toUnit }) => `${fromUnit} → ${toUnit}`,
        csv: ({ fromUnit, toUnit }) => `${fromUnit} → ${toUnit}`,
      },
      {
        id: 'given',
        header: t('convert.given'),
        align: 'end',
        cell: ({ fromAmount, fromUnit }) => <Amount value={fromAmount} unit={fromUnit} trim />,
        csv: ({ fromAmount }) => fromAmount,
      },
      {
        id: 'received',
        header: t('convert.received'),
        card: 'value',
        align: 'end',
        cell: ({ toAmount, toUnit }) => <Amount value={toAmount} unit={toUnit} trim />,
        csv: ({ toAmount }) => toAmount,
      },
      {
        id: 'price',
        header: t('convert.price'),
        align: 'end',
        priority: 2,
        cell: (row) => priceText(row.price, row, locale),
        csv: ({ price }) => price,
      },
      {
        id: 'fee',
        header: t('convert.fee'),
        align: 'end',
        priority: 3,
        cell: ({ fee, toUnit }) => <Amount value={fee} unit={toUnit} trim />,
        csv: ({ fee }) => fee,
      },
      {
        id: 'state',
        header: t('convert.state'),
        card: 'badge',
        cell: ({ status }) => (
          <Badge tone={status === ConvertStatus.DONE ? 'good' : 'waiting'}>{stateOf(status)}</Badge>
        ),
        csv: ({ status }) => stateOf(status),
      },
    ]
  }, [t, locale])
}
