import { ArrowDownload16Regular } from '@fluentui/react-icons/svg/arrow-download'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../button.tsx'
import { saveFile } from '../csv/save-file.ts'
import { SearchField } from '../search-field.tsx'
import { showToast } from '../toast/toast-store.ts'
import styles from './data-table.module.css'
import { SortField } from './sort-field.tsx'
import { tableCsv } from './table-csv.ts'
import { type DataTableProps, isSortable } from './table-props.ts'
import type { TableState } from './use-table.ts'

type TableBarProps<Row> = {
  readonly table: DataTableProps<Row>
  readonly state: TableState<Row>
  /** Cards have no heads to press: the order is chosen here. */
  readonly cards: boolean
}

/** Search, filters, order of cards, and export. Nothing where a table has none of them. */
export function TableBar<Row>({ table, state, cards }: TableBarProps<Row>) {
  const { search, filters, csv } = table
  const sorted = cards && isSortable(table) && table.rows?.length !== 0
  if (search === undefined && filters === undefined && csv === undefined && !sorted) return null
  return (
    <div className={styles.bar}>
      {search !== undefined && <SearchField label={search} value={state.wanted} onChange={state.setWanted} />}
      {filters}
      {sorted && <SortField table={table} state={state} />}
      {csv !== undefined && <ExportButton table={table} found={state.found} />}
    </div>
  )
}

type ExportButtonProps<Row> = { readonly table: DataTableProps<Row>; readonly found: readonly Row[] }

function ExportButton<Row>({ table: { csv, columns }, found }: ExportButtonProps<Row>) {
  const intl = useIntl()
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    if (csv === undefined) return
    setBusy(true)
    try {
      saveFile(`${csv.name}.csv`, tableCsv((await csv.rows?.()) ?? found, csv.columns ?? columns))
    } catch (error) {
      const text = error instanceof Error ? error.message : null
      showToast({ kind: 'error', title: intl.formatMessage({ id: 'ui.table.exportFailed' }), text })
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className={styles.export}>
      <Button
        icon={<ArrowDownload16Regular />}
        busy={busy}
        disabled={found.length === 0}
        onClick={() => void save()}
      >
        {intl.formatMessage({ id: 'ui.table.export' })}
      </Button>
    </span>
  )
}
