import { ChevronDown12Regular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUp12Regular } from '@fluentui/react-icons/svg/chevron-up'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import type { Column, Sorting } from './column.ts'
import styles from './data-table.module.css'

type TableHeadProps<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly sorting: Sorting | null
  readonly onSort: (column: Column<Row>) => void
  /** Pixels of the column for actions; null without one. */
  readonly actionsWidth: number | null
  /** True while columns can be sorted by the reader: not where the server pages and does not sort. */
  readonly sortable: boolean
}

/** The heads, with the order said aloud by `aria-sort`. */
export function TableHead<Row>({ columns, sorting, onSort, actionsWidth, sortable }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map((column) => {
          const order = sorting?.column === column.id ? sorting : null
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              data-priority={column.priority}
              style={{ width: column.width }}
              aria-sort={order === null ? undefined : order.descending ? 'descending' : 'ascending'}
            >
              {column.sort !== undefined && sortable ? (
                <button type="button" className={styles.sort} onClick={() => onSort(column)}>
                  {column.header}
                  <span className={styles.arrow}>
                    {order?.descending === false ? <ChevronUp12Regular /> : <ChevronDown12Regular />}
                  </span>
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {actionsWidth !== null && (
          <th scope="col" style={{ width: actionsWidth }}>
            <VisuallyHidden>
              <FormattedMessage id="ui.table.actions" />
            </VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
