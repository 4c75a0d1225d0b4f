import type { ReactNode } from 'react'
import { useText } from '#src/web/ui/primitives/text.ts'
import { DataTable } from './table/data-table.tsx'
import { failureOf } from './table/failure.ts'
import { useColumns } from './use-columns.ts'
import type { ListState } from './use-list.tsx'

type ListProps<Row, Key extends string> = {
  readonly list: ListState<Row, Key>
  /** At the beginning of the bar, such as a heading. */
  readonly heading?: ReactNode
  /** Buttons at the row's end. The same function while nothing changes. */
  readonly actions?: (row: Row, isGone: boolean) => ReactNode
  /** Rows keep their places while somebody is about to press in them; returns what is shown of one that has gone. */
  readonly held?: (row: Row) => Row
  /** A way to the first row, where there is none. */
  readonly emptyAction?: ReactNode
}

/**
 * A list: its filter above, then a table or cards, a pager or more of it below, and an export. An empty list
 * says so, or why, and offers no export.
 */
export function List<Row, Key extends string>({
  list,
  heading,
  actions,
  held,
  emptyAction,
}: ListProps<Row, Key>) {
  const { view, asked, rows, filters, filterKey, showAll, emptyText } = list
  const { title, error, empty, file, columns, ...table } = view
  const t = useText<Key>()
  const { table: tableColumns, file: fileColumns } = useColumns(columns)
  const text = emptyText ?? empty.text
  const isEmpty = rows?.length === 0 && showAll === undefined
  const hasBar = heading !== undefined || filters !== undefined
  return (
    <DataTable
      {...table}
      label={t(title)}
      columns={tableColumns}
      rows={rows}
      failure={failureOf(t(error), asked)}
      paging={asked.paging}
      actions={actions}
      onClearFilters={showAll}
      empty={{
        icon: empty.icon,
        title: t(empty.title, empty.values),
        text: text && t(text, empty.values),
        action: emptyAction ?? empty.action,
      }}
      {...(hasBar && {
        filters: (
          <>
            {heading}
            {filters}
          </>
        ),
      })}
      {...(held !== undefined && { held: { of: filterKey, gone: held } })}
      {...(file !== undefined &&
        !isEmpty && {
          csv: {
            name: file(t),
            columns: fileColumns,
            ...(asked.every !== undefined && { rows: asked.every }),
          },
        })}
    />
  )
}
