import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ConvertOrder } from '#generated/models/convert-order.ts'
import { ConvertStatus } from '#generated/models/convert-status.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { priceText } from './price-text.ts'

const stateKey = (status: ConvertStatus): AreaKeys['convert'] =>
  status === ConvertStatus.DONE ? 'convert.state.done' : 'convert.state.new'

/** Time, what was given and received, price, fee and state. In the file the pair says what each number counts. */
export const conversionColumns: readonly ListColumn<ConvertOrder, AreaKeys['convert']>[] = [
  {
    id: 'time',
    header: 'convert.time',
    card: 'note',
    cell: ({ createTime }, { locale }) => formatInstant(createTime, locale, 'second'),
    sort: { kind: 'number', of: ({ createTime }) => createTime },
    firstDescending: true,
    csv: { time: ({ createTime }) => createTime },
  },
  {
    id: 'pair',
    header: 'convert.pair',
    card: 'title',
    cell: ({ fromUnit, toUnit }) => `${fromUnit} → ${toUnit}`,
    csv: ({ fromUnit, toUnit }) => `${fromUnit} → ${toUnit}`,
  },
  {
    id: 'given',
    header: 'convert.given',
    align: 'end',
    cell: ({ fromAmount, fromUnit }) => <Amount value={fromAmount} unit={fromUnit} trim />,
    csv: ({ fromAmount }) => fromAmount,
  },
  {
    id: 'received',
    header: 'convert.received',
    card: 'value',
    align: 'end',
    cell: ({ toAmount, toUnit }) => <Amount value={toAmount} unit={toUnit} trim />,
    csv: ({ toAmount }) => toAmount,
  },
  {
    id: 'price',
    header: 'convert.price',
    align: 'end',
    priority: 2,
    cell: (row, { locale }) => priceText(row.price, row, locale),
    csv: ({ price }) => price,
  },
  {
    id: 'fee',
    header: 'convert.fee',
    align: 'end',
    priority: 3,
    cell: ({ fee, toUnit }) => <Amount value={fee} unit={toUnit} trim />,
    csv: ({ fee }) => fee,
  },
  {
    id: 'state',
    header: 'convert.state',
    card: 'badge',
    cell: ({ status }, { t }) => (
      <Badge tone={status === ConvertStatus.DONE ? 'good' : 'waiting'}>{t(stateKey(status))}</Badge>
    ),
    csv: ({ status }, { t }) => t(stateKey(status)),
  },
]
