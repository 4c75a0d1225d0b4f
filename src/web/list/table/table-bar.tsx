import { SearchField } from '#src/web/ui/primitives/search-field.tsx'
import { ExportButton } from '../csv/export-button.tsx'
import styles from './table-bar.module.css'
import { SortField } from './sort-field.tsx'
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
  const { search, filters, csv, bare = false } = table
  const isNothing = table.rows === undefined ? (table.failure ?? null) !== null : state.found.length === 0
  const sorted = cards && !bare && isSortable(table) && !isNothing
  if (search === undefined && filters === undefined && csv === undefined && !sorted) return null
  return (
    <div className={styles.bar}>
      {search !== undefined && (
        <SearchField label={search} value={state.searchText} onChange={state.setWanted} />
      )}
      {filters}
      {sorted && <SortField table={table} state={state} />}
      {csv !== undefined && (
        <span className={styles.export}>
          <ExportButton csv={csv} columns={table.columns} found={state.found} />
        </span>
      )}
    </div>
  )
}
