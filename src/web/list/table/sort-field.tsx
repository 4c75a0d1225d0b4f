import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up'
import { useIntl } from 'react-intl'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import styles from './table-bar.module.css'
import type { DataTableProps } from './table-props.ts'
import type { TableState } from './use-table.ts'

type SortFieldProps<Row> = { readonly table: DataTableProps<Row>; readonly state: TableState<Row> }

/** By what cards are sorted, and which way: what heads do for a table. */
export function SortField<Row>({ table: { columns }, state: { sorting, sortBy } }: SortFieldProps<Row>) {
  const { formatMessage } = useIntl()
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  const active = sortable.find(({ id }) => id === sorting?.column)
  const none = { value: '', label: formatMessage({ id: 'ui.table.unsorted' }) }
  const options = sortable.map(({ id, header }) => ({ value: id, label: header }))
  return (
    <span className={styles.sorting}>
      <SelectFilter
        label={formatMessage({ id: 'ui.table.sortBy' })}
        value={active?.id ?? ''}
        options={active === undefined ? [none, ...options] : options}
        onChange={(id) => {
          const column = sortable.find((each) => each.id === id)
          if (column !== undefined) sortBy(column)
        }}
      />
      {active !== undefined && (
        <IconButton
          label={formatMessage({
            id: sorting?.descending === true ? 'ui.table.descending' : 'ui.table.ascending',
          })}
          icon={sorting?.descending === true ? <ArrowDown16Regular /> : <ArrowUp16Regular />}
          onClick={() => sortBy(active)}
        />
      )}
    </span>
  )
}
