import { useIntl } from 'react-intl'
import { Button } from '#src/web/ui/primitives/button.tsx'
import styles from './pager.module.css'
import { Pager } from './pager.tsx'
import type { DataTableProps } from './table-props.ts'
import type { TableState } from './use-table.ts'

type TableFootProps<Row> = { readonly table: DataTableProps<Row>; readonly state: TableState<Row> }

/** The way to more rows, and how many there are. */
export function TableFoot<Row>({ table: { label, paging }, state }: TableFootProps<Row>) {
  const intl = useIntl()
  const count = state.found.length
  if (paging?.kind === 'client')
    return (
      <Pager
        label={label}
        page={state.page}
        size={paging.size}
        total={count}
        shown={state.shown.length}
        onPage={state.setPage}
      />
    )
  if (paging?.kind === 'server') return <Pager label={label} {...paging} shown={count} />
  return (
    <div className={styles.foot}>
      <output className={styles.range}>{intl.formatMessage({ id: 'ui.table.count' }, { count })}</output>
      {paging?.hasMore === true && (
        <Button look="subtle" busy={paging.busy ?? false} onClick={paging.onMore}>
          {intl.formatMessage({ id: 'ui.table.more' })}
        </Button>
      )}
    </div>
  )
}
