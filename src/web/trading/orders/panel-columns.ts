import type { ListColumn } from '#src/web/list/list-description.ts'
import { fillColumns } from './fill-columns.tsx'
import { panelOrderColumns } from './order-columns.tsx'

type Places = Readonly<Record<string, ListColumn<never, never>['priority'] | 'always'>>

/** Columns of a panel below a chart, and which of them are hidden where it is narrow (see `Column.priority`). */
export const panelColumns = {
  open: inPlaces(panelOrderColumns, {
    time: 5,
    market: 'always',
    type: 4,
    side: 'always',
    price: 'always',
    amount: 'always',
    total: 'always',
    filled: 4,
    state: 'always',
  }),
  past: inPlaces(panelOrderColumns, {
    time: 5,
    market: 'always',
    type: 4,
    side: 'always',
    price: 'always',
    average: 3,
    amount: 'always',
    filled: 4,
    turnover: 3,
    state: 'always',
  }),
  fills: inPlaces(fillColumns, {
    time: 5,
    market: 'always',
    side: 'always',
    price: 'always',
    amount: 'always',
    turnover: 2,
    fee: 4,
  }),
  /** Fills of one order: columns that are the same for all of them are left out. */
  fillsOfOrder: inPlaces(fillColumns, {
    time: 'always',
    price: 'always',
    amount: 'always',
    turnover: 'always',
    fee: 'always',
  }),
}

/** Returns these columns, each with its priority in this panel. */
function inPlaces<Row, Key extends string>(
  columns: readonly ListColumn<Row, Key>[],
  places: Places,
): readonly ListColumn<Row, Key>[] {
  return columns.flatMap((column) => {
    const rank = places[column.id]
    return rank === undefined ? [] : [{ ...column, priority: rank === 'always' ? undefined : rank }]
  })
}
