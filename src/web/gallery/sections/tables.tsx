import { DocumentSearch24Regular } from '@fluentui/react-icons/svg/document-search'
import { MoreHorizontal16Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { useMemo, useState } from 'react'
import { type DayRange, instantsOf } from '#src/core/time/day.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { DateRangeField } from '#src/web/ui/date-range/date-range-field.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { pageOf } from '#src/web/list/table/pages.ts'
import styles from '../gallery.module.css'
import { type Movement, movements } from '../rows.ts'
import { movementColumns } from './movement-columns.tsx'

const few = movements(43)
const many = movements(10_000)
const keyOf = ({ id }: Movement): string => id
const sortedByTime = { column: 'at', descending: true } as const
const empty = {
  icon: <DocumentSearch24Regular />,
  title: 'No movements yet',
  text: 'Deposits and withdrawals stand here.',
  action: <Button>Deposit</Button>,
}
const shared = { columns: movementColumns, rowKey: keyOf, empty }
const actions = ({ type }: Movement) => (
  <IconButton size="small" label={`More about this ${type}`} icon={<MoreHorizontal16Regular />} />
)

const TYPES = [
  { value: 'all', label: 'all' },
  { value: 'Deposit', label: 'Deposit' },
  { value: 'Withdrawal', label: 'Withdrawal' },
  { value: 'Convert', label: 'Convert' },
] as const

export function Tables() {
  return (
    <div className={styles.stack}>
      <Filtered />
      <Long />
      <Served />
      <Card>
        <DataTable {...shared} label="Movements on their way" rows={undefined} />
      </Card>
      <div className={styles.grid}>
        <Card>
          <DataTable {...shared} label="No movements" rows={[]} />
        </Card>
        <Card>
          <DataTable
            {...shared}
            label="Movements that could not be had"
            rows={undefined}
            failure={{
              title: 'The list could not be loaded',
              text: 'The server took longer than 100 s. Nothing was changed.',
              onRetry: () => {},
            }}
          />
        </Card>
      </div>
    </div>
  )
}

function Filtered() {
  const [type, setType] = useState<(typeof TYPES)[number]['value']>('all')
  const [range, setRange] = useState<DayRange | null>(null)
  const rows = useMemo(() => {
    const moments = range === null ? null : instantsOf(range)
    return few.filter(
      (row) =>
        (type === 'all' || row.type === type) &&
        (moments === null || (row.at >= moments.from && row.at < moments.until)),
    )
  }, [type, range])
  const clear = (): void => {
    setType('all')
    setRange(null)
  }
  return (
    <Card>
      <DataTable
        {...shared}
        label="Movements, filtered"
        rows={rows}
        search="Search movements"
        filters={
          <>
            <SelectFilter label="Type" value={type} options={TYPES} onChange={setType} />
            <DateRangeField label="Time" value={range} onChange={setRange} most={90} />
          </>
        }
        onClearFilters={type === 'all' && range === null ? undefined : clear}
        sorting={sortedByTime}
        paging={{ kind: 'client', size: 5 }}
        actions={actions}
        csv={{ name: 'movements' }}
      />
    </Card>
  )
}

function Long() {
  return (
    <Card>
      <DataTable
        {...shared}
        label="Ten thousand movements"
        rows={many}
        density="compact"
        height={320}
        search="Search ten thousand"
        sorting={sortedByTime}
        actions={actions}
        csv={{ name: 'ten-thousand' }}
      />
    </Card>
  )
}

function Served() {
  const [page, setPage] = useState(2)
  return (
    <Card>
      <DataTable
        {...shared}
        label="Movements, cut by the server"
        rows={pageOf(many, page, 4)}
        density="compact"
        paging={{ kind: 'server', page, size: 4, total: 128, onPage: setPage }}
      />
    </Card>
  )
}
