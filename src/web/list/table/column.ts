import type { ReactNode } from 'react'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { CsvCell } from '../csv/csv-column.ts'

/** By what a column sorts. The kind is said because a decimal is text at run time; nothing stands last. */
export type SortBy<Row> =
  | { readonly kind: 'text'; readonly of: (row: Row) => string | null }
  | { readonly kind: 'decimal'; readonly of: (row: Row) => Decimal | null }
  | { readonly kind: 'number'; readonly of: (row: Row) => number | null }

/** One column of a table, and one line of a card on a phone. */
export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Makes the column sortable. */
  readonly sort?: SortBy<Row>
  /** The first press sorts downwards: times and amounts, where the last or the largest is looked for. */
  readonly firstDescending?: true
  /** Text of a row that the text search matches. */
  readonly search?: (row: Row) => string
  /** The exported value; columns without it are not exported. */
  readonly csv?: CsvCell<Row>
  /** Numbers stand at the end. */
  readonly align?: 'end'
  /**
   * Order in which columns are hidden where the table is narrow: 1 below 1300 px, 3 below 1100, 2 below 900; and in
   * panels, 4 below 740, 5 below 600. Cards show all.
   */
  readonly priority?: 1 | 2 | 3 | 4 | 5 | undefined
  /** Pixels; without it the column shares what is left. Virtual tables keep to it whatever the rows hold. */
  readonly width?: number
  /**
   * Place in a card: the title and the value on the first line, a note and a badge on the second, all others as lines
   * with their header. `none`: not at all.
   */
  readonly card?: 'title' | 'value' | 'note' | 'badge' | 'none'
  /** True if the row's value is not worth a line of its card. */
  readonly isIdle?: (row: Row) => boolean
}

export type Sorting = { readonly column: string; readonly descending: boolean }
