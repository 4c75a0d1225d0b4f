import type { Column } from '#src/web/list/table/column.ts'

type Places = Readonly<Record<string, Column<never>['priority'] | 'always'>>

/** Columns of a panel below a chart, and which of them are hidden where it is narrow (see `Column.priority`). */
export const panelColumns = {
  open: {
    time: 5,
    market: 'always',
    type: 4,
    side: 'always',
    price: 'always',
    amount: 'always',
    total: 'always',
    filled: 4,
    state: 'always',
  },
  past: {
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
  },
  fills: {
    time: 5,
    market: 'always',
    side: 'always',
    price: 'always',
    amount: 'always',
    turnover: 2,
    fee: 4,
  },
  /** Fills of one order: columns that are the same for all of them are left out. */
  fillsOfOrder: { time: 'always', price: 'always', amount: 'always', turnover: 'always', fee: 'always' },
} as const satisfies Record<string, Places>

/** Returns these columns, each with its priority in this panel. */
export const inPlaces = <Row>(columns: readonly Column<Row>[], places: Places): readonly Column<Row>[] =>
  columns.flatMap((column) => {
    const rank = places[column.id]
    return rank === undefined ? [] : [{ ...column, priority: rank === 'always' ? undefined : rank }]
  })
