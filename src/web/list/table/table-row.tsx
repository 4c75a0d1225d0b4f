import { memo, type ReactNode } from 'react'
import type { Column } from './column.ts'
import styles from './data-table.module.css'

type TableRowProps<Row> = {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly actions: ((row: Row, isGone: boolean) => ReactNode) | undefined
  readonly isGone: boolean
  /** Position in the whole list, from 1, where not all rows stand in the document. */
  readonly index?: number
}

function TableRowView<Row>({ row, columns, actions, isGone, index }: TableRowProps<Row>) {
  return (
    <tr aria-rowindex={index} className={styles.row} data-gone={isGone}>
      {columns.map((column, at) => {
        const place = { 'data-align': column.align, 'data-priority': column.priority }
        // The first column says what the row is about.
        return at === 0 ? (
          <th key={column.id} scope="row" {...place}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} {...place}>
            {column.cell(row)}
          </td>
        )
      })}
      {actions !== undefined && (
        <td className={styles.actionCell}>
          <span className={styles.actions}>{actions(row, isGone)}</span>
        </td>
      )}
    </tr>
  )
}

/** A row is drawn again only when it or the columns changed. */
export const TableRow = memo(TableRowView) as typeof TableRowView
