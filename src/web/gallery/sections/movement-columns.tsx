import { formatInstant } from '#src/core/time/format.ts'
import { Badge, type Tone } from '#src/web/ui/primitives/badge.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { Gain, Quantity } from '#src/web/ui/numbers/price.tsx'
import type { Column } from '#src/web/list/table/column.ts'
import styles from '../gallery.module.css'
import type { Movement } from '../rows.ts'

const TONES: Readonly<Record<Movement['state'], Tone>> = {
  reviewing: 'waiting',
  arrived: 'good',
  failed: 'bad',
  cancelled: 'still',
}

/** The columns that all sample tables share. */
export const movementColumns: readonly Column<Movement>[] = [
  {
    id: 'at',
    header: 'Time',
    width: 180,
    cell: ({ at }) => formatInstant(at, 'en', 'minute', 'UTC'),
    sort: { kind: 'number', of: ({ at }) => at },
    firstDescending: true,
    csv: { time: ({ at }) => at },
    card: 'note',
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type }) => type,
    sort: { kind: 'text', of: ({ type }) => type },
    search: ({ type }) => type,
    csv: ({ type }) => type,
    card: 'title',
  },
  {
    id: 'coin',
    header: 'Coin',
    cell: ({ coin }) => (
      <span className={styles.coin}>
        <CoinDisc unit={coin} size={20} />
        {coin}
      </span>
    ),
    sort: { kind: 'text', of: ({ coin }) => coin },
    search: ({ coin }) => coin,
    csv: ({ coin }) => coin,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    width: 170,
    cell: ({ amount }) => <Gain value={amount} places={8} />,
    sort: { kind: 'decimal', of: ({ amount }) => amount },
    firstDescending: true,
    csv: ({ amount }) => amount,
    card: 'value',
  },
  {
    id: 'fee',
    header: 'Fee',
    align: 'end',
    priority: 2,
    cell: ({ fee }) => <Quantity value={fee} places={8} />,
    sort: { kind: 'decimal', of: ({ fee }) => fee },
    csv: ({ fee }) => fee,
  },
  {
    id: 'network',
    header: 'Network',
    priority: 3,
    cell: ({ network }) => network,
    search: ({ network }) => network,
    csv: ({ network }) => network,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={TONES[state]}>{state}</Badge>,
    csv: ({ state }) => state,
    card: 'badge',
  },
]
