import { Receipt24Regular } from '@fluentui/react-icons/svg/receipt'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Transaction } from '#generated/models/transaction.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { ExportButton } from '#src/web/list/csv/export-button.tsx'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { failureOf } from '#src/web/list/table/failure.ts'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { useColumns } from '#src/web/list/use-columns.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { PanelTools } from '../lists/panel-tools.tsx'
import { signedAmount } from '../../movements/direction.ts'
import type { QueryState } from '../../products/product.ts'
import type { RecordKind } from '../perpetual.ts'
import styles from '../perpetual.module.css'
import { toneOf } from '../positions/figure-texts.ts'

const NONE: readonly never[] = []
const CARDS_BELOW = 440

const columns: readonly ListColumn<Transaction, AreaKeys['positions'] | AreaKeys['records']>[] = [
  {
    id: 'time',
    header: 'positions.time',
    cell: ({ createTime }, { locale }) => (
      <span className={styles.quiet}>{formatInstant(createTime, locale, 'second')}</span>
    ),
    sort: { kind: 'number', of: ({ createTime }) => createTime },
    firstDescending: true,
    csv: { time: ({ createTime }) => createTime },
    card: 'note',
  },
  {
    id: 'type',
    header: 'positions.record',
    cell: ({ type }, { t }) => t(`records.type.${type}`),
    csv: ({ type }, { t }) => t(`records.type.${type}`),
    card: 'title',
  },
  {
    id: 'amount',
    header: 'positions.amount',
    align: 'end',
    cell: (record) => (
      <span className={styles.live} data-tone={toneOf(signedAmount(record))}>
        <Amount value={signedAmount(record)} unit={record.symbol} sign="always" />
      </span>
    ),
    sort: { kind: 'decimal', of: signedAmount },
    csv: signedAmount,
    card: 'value',
  },
]

const recordKey = ({ id }: Transaction): string => id

type RecordsListProps = {
  readonly kind: RecordKind
  readonly records: QueryState<readonly Transaction[]>
}

/** The member's latest records of one kind: funding, or profits, losses and fees. */
export function RecordsList({ kind, records }: RecordsListProps) {
  const t = useText<AreaKeys['positions']>()
  const { table, file } = useColumns(columns)
  const name = t(`positions.records.${kind}`)
  return (
    <>
      <PanelTools>
        <ExportButton csv={{ name }} columns={file} found={records.data ?? NONE} size="small" />
      </PanelTools>
      <DataTable
        label={name}
        density="compact"
        bare
        cardsBelow={CARDS_BELOW}
        columns={table}
        rows={records.data}
        rowKey={recordKey}
        failure={failureOf(t('positions.records.failed'), records)}
        empty={{ icon: <Receipt24Regular />, title: t('positions.records.none') }}
      />
    </>
  )
}
