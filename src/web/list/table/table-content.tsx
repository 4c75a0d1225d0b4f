import styles from './data-table.module.css'
import cardStyles from './table-card.module.css'
import { TableCard } from './table-card.tsx'
import { TableHead } from './table-head.tsx'
import { type DataTableProps, isSortable } from './table-props.ts'
import { TableRow } from './table-row.tsx'
import type { TableState } from './use-table.ts'
import { VirtualCards, VirtualTable } from './virtual-body.tsx'

/** From so many rows on, only those in view stand in the document. */
export const VIRTUAL_FROM = 100
const HEIGHT = 560
const ROW_HEIGHT = { comfortable: 56, compact: 32 } as const

type TableContentProps<Row> = {
  readonly table: DataTableProps<Row>
  readonly state: TableState<Row>
  /** Cards instead of rows. */
  readonly cards: boolean
  /** True for a row that has left the list and is only shown to keep the others in their places. */
  readonly isGone: (row: Row) => boolean
}

/** The rows: a table where there is room, cards on a phone; virtual where there are many. */
export function TableContent<Row>({ table, state, cards, isGone }: TableContentProps<Row>) {
  const { label, columns, rowKey, actions, density = 'comfortable', height = HEIGHT } = table
  const rows = state.shown
  const virtual = rows.length >= VIRTUAL_FROM
  const actionsWidth = table.actionsWidth ?? 64
  const { paging } = table
  const canGoOn = paging?.kind === 'more' && paging.hasMore && paging.busy !== true
  const onEnd = canGoOn ? paging.onMore : undefined
  const shared = { label, rows, rowKey, columns, actions, isGone, height, onEnd }
  if (cards && virtual) return <VirtualCards {...shared} />
  if (cards)
    return (
      <ul className={cardStyles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={cardStyles.card} data-gone={isGone(row)}>
            <TableCard row={row} columns={columns} actions={actions} isGone={isGone(row)} />
          </li>
        ))}
      </ul>
    )
  const head = (
    <TableHead
      columns={columns}
      sorting={state.sorting}
      onSort={state.sortBy}
      actionsWidth={actions === undefined ? null : actionsWidth}
      sortable={isSortable(table)}
    />
  )
  if (virtual) return <VirtualTable {...shared} head={head} rowHeight={ROW_HEIGHT[density]} />
  return (
    <table className={styles.table} aria-label={label}>
      {head}
      <tbody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} actions={actions} isGone={isGone(row)} />
        ))}
      </tbody>
    </table>
  )
}
