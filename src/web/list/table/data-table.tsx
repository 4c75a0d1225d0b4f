import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useHeldRows } from '#src/web/ui/layout/use-held-rows.ts'
import { useNarrow } from '#src/web/ui/layout/use-narrow.ts'
import styles from './data-table.module.css'
import { TableBar } from './table-bar.tsx'
import { TableContent, VIRTUAL_FROM } from './table-content.tsx'
import { TableFoot } from './table-foot.tsx'
import type { DataTableProps } from './table-props.ts'
import { TableEmpty, TableFailure, TableNoMatch, TableWaiting } from './table-states.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { type TableState, useTable } from './use-table.ts'

const WAITING_ROWS = 6
/** Pixels below which columns would have to cut numbers: a phone, or a narrow place on a wide screen. */
const CARDS_BELOW = 680

/**
 * A list with columns: sorted, searched, cut into pages, exported; a table with a head that stays in view,
 * cards on a phone and wherever else it is narrow. Keep `columns`, `rowKey` and `actions` the same objects from one drawing to the next,
 * and rows that did not change are not drawn again.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { body, isGone, ...state } = useHeldTable(props)
  const { density = 'comfortable', paging, bare = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const cards = useNarrow(frame, props.cardsBelow ?? CARDS_BELOW)
  useKeptFocus(frame, state.shown.length < VIRTUAL_FROM)
  // A last page with fewer rows must not pull the pager from under the pointer.
  const least = paging?.kind === 'client' && state.found.length > paging.size ? paging.size : 0
  const style: CSSProperties & { readonly '--rows': number } = { '--rows': least }
  return (
    <div ref={frame} className={styles.frame} data-density={density}>
      <TableBar table={props} state={state} cards={cards} />
      <div ref={body} className={styles.body} style={style} aria-busy={isBusy(props)}>
        {content(props, state, cards, isGone)}
      </div>
      {!bare && props.rows !== undefined && props.rows.length > 0 && (
        <TableFoot table={props} state={state} />
      )}
    </div>
  )
}

/** The state of a table, with rows that keep their places where that is wanted. */
function useHeldTable<Row>(props: DataTableProps<Row>) {
  const state = useTable(props)
  const { held, rows, rowKey } = props
  const { sorting, searchText: wanted, page } = state
  const { ref, ...kept } = useHeldRows({
    rows: state.shown,
    rowKey,
    // What was asked for moves rows at once.
    of: held === undefined || rows === undefined ? null : JSON.stringify([held.of, sorting, wanted, page]),
  })
  const shown = kept.rows.map((row) => (kept.isGone(row) ? (held?.gone(row) ?? row) : row))
  return { ...state, shown, body: ref, isGone: kept.isGone }
}

function content<Row>(
  props: DataTableProps<Row>,
  state: TableState<Row>,
  cards: boolean,
  isGone: (row: Row) => boolean,
): ReactNode {
  const { rows, failure, empty, paging, onClearFilters } = props
  if (rows === undefined) {
    if (failure !== null && failure !== undefined) return <TableFailure {...failure} />
    const size = paging !== undefined && paging.kind !== 'more' ? paging.size : WAITING_ROWS
    return <TableWaiting rows={size} columns={Math.min(5, props.columns.length)} label={props.label} />
  }
  if (state.shown.length > 0)
    return (
      <>
        <TableContent table={props} state={state} cards={cards} isGone={isGone} />
        {failure !== null && failure !== undefined && <TableFailure {...failure} />}
      </>
    )
  if (failure !== null && failure !== undefined) return <TableFailure {...failure} />
  if (rows.length === 0 && onClearFilters === undefined) return <TableEmpty {...empty} />
  return (
    <TableNoMatch
      onClear={() => {
        state.setWanted('')
        onClearFilters?.()
      }}
    />
  )
}

const isBusy = <Row,>({ rows, failure, paging }: DataTableProps<Row>): boolean =>
  (rows === undefined && (failure === undefined || failure === null || failure.busy === true)) ||
  (paging !== undefined && paging.kind !== 'client' && paging.busy === true)
