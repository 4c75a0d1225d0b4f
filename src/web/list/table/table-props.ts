import type { ReactElement, ReactNode } from 'react'
import type { Export } from '../csv/csv-column.ts'
import type { Column, Sorting } from './column.ts'

/** Division of a long list into pages. */
export type Paging =
  /** All rows are here; so many are shown at once. */
  | { readonly kind: 'client'; readonly size: number }
  /** The server cuts: `page` counts from 0, `total` is null where it does not say. */
  | {
      readonly kind: 'server'
      readonly page: number
      readonly size: number
      readonly total: number | null
      readonly onPage: (page: number) => void
      readonly busy?: boolean
    }
  /** More is fetched as it is asked for, and added below. */
  | { readonly kind: 'more'; readonly hasMore: boolean; readonly onMore: () => void; readonly busy?: boolean }

/** Said in the place of rows that could not be had. */
export type Failure = {
  readonly title: string
  readonly text?: string
  readonly onRetry: () => void
  readonly busy?: boolean
}

/** Said in the place of rows that there are none of. */
export type Nothing = {
  readonly icon: ReactElement
  readonly title: string
  readonly text?: string | undefined
  readonly action?: ReactNode
}

export type DataTableProps<Row> = {
  /** Names the table aloud. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Undefined while they are on their way: shows a skeleton in the final measures. */
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string
  /** Null while all is well. Rows that are here stay. */
  readonly failure?: Failure | null
  readonly empty: Nothing
  /** Shows a search field with this name. Leave it out where the server holds rows that are not here. */
  readonly search?: string
  /** Selects, a date range and the like; see select-filter.tsx and date-range-field.tsx. */
  readonly filters?: ReactNode
  /** Given while filters leave rows out: what takes them off again. */
  readonly onClearFilters?: (() => void) | undefined
  /** Sorting at first. */
  readonly sorting?: Sorting | null
  /** Given when the server sorts: `sorting` is what it does, and rows stay as they come. */
  readonly onSort?: (sorting: Sorting) => void
  /** Left out: all rows, virtual from 100 on. */
  readonly paging?: Paging | undefined
  /** 32 px rows where people trade, 56 px elsewhere. */
  readonly density?: 'comfortable' | 'compact'
  /** Subtle buttons at the row's end. */
  readonly actions?: ((row: Row, isGone: boolean) => ReactNode) | undefined
  /**
   * Rows keep their places while somebody is about to press in them (use-held-rows.ts). `of`: of which list they are,
   * where filters outside choose it; `gone`: what is shown of one that is in the list no more.
   */
  readonly held?: { readonly of: string; readonly gone: (row: Row) => Row }
  /** Pixels for them where rows are virtual, whose columns cannot follow what rows hold; 64 when left out. */
  readonly actionsWidth?: number
  /**
   * Offers an export. `rows` fetches what is not here; left out, it is all rows that the filters let through.
   * `columns` where a file holds other ones than the screen.
   */
  readonly csv?: Export<Row>
  /** In a panel that says itself how many there are: no foot, and no order of cards to choose. */
  readonly bare?: boolean
  /** Pixels below which its columns would not fit, and rows become cards; 680 when left out. */
  readonly cardsBelow?: number
  /** Height of the part that scrolls where rows are virtual, in pixels. */
  readonly height?: number
}

/** True if rows can be put in another order: not where the server pages and does not sort. */
export const isSortable = <Row>({ columns, paging, onSort }: DataTableProps<Row>): boolean =>
  (paging?.kind !== 'server' || onSort !== undefined) && columns.some(({ sort }) => sort !== undefined)
