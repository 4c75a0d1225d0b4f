/**
 * The description of a list, written once as data beside its screen: columns, filter, query, and the words for nothing
 * and for errors. `useList` asks for the rows, `List` shows them (use-list.ts, list.tsx).
 */
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { Text } from '#src/web/ui/primitives/text.ts'
import type { CsvTime, CsvValue } from './csv/csv-column.ts'
import type { FilterFields } from './filter/filter-field.ts'
import type { PagedQuery } from './query/use-paged-rows.ts'
import type { Column } from './table/column.ts'
import type { DataTableProps } from './table/table-props.ts'

/** The reader's language, for cells. */
export type Words<Key extends string> = {
  readonly t: Text<Key>
  readonly locale: string
  readonly formatNumber: (value: number) => string
}

/** One column: `cell` for the screen, `csv` for the file; one of them may be missing. */
export type ListColumn<Row, Key extends string> = Omit<Column<Row>, 'header' | 'cell' | 'csv'> & {
  readonly header: Key
  readonly cell?: (row: Row, words: Words<Key>) => ReactNode
  readonly csv?: ((row: Row, words: Words<Key>) => CsvValue) | CsvTime<Row>
}

/** The look of a list, whoever asks for its rows. */
export type ListView<Row, Key extends string> = Pick<
  DataTableProps<Row>,
  'rowKey' | 'density' | 'cardsBelow' | 'height' | 'actionsWidth'
> & {
  /** Names the list aloud. */
  readonly title: Key
  readonly columns: readonly ListColumn<Row, Key>[]
  /** Title of the failure: which rows could not be loaded. */
  readonly error: Key
  readonly empty: {
    readonly icon: ReactElement
    readonly title: Key
    readonly text?: Key
    readonly values?: Readonly<Record<string, number>>
    readonly action?: ReactElement
  }
  /** Name of the exported file, without its ending; without it there is none. */
  readonly file?: (t: Text<Key>) => string
}

export type FiltersProps<Filter> = {
  readonly filter: Filter
  /** Takes the changed part of the filter only. */
  readonly change: (part: Partial<Filter>) => void
}

/** A list whose filter stands in the address, and whose rows come from a paged read of the contract. */
export type ListDescription<Row, Filter, Request, Key extends string> = ListView<Row, Key> &
  Pick<PagedQuery<Request, Row>, 'read' | 'reading' | 'pageSize' | 'refetchAfter' | 'isFinal'> & {
    readonly fields: FilterFields<Filter>
    /** The fields in the bar above the list. */
    readonly Filters?: ComponentType<FiltersProps<Filter>>
    readonly request: (filter: Filter) => Request
    /** Leaves out rows that the server gives too many for a filter, or puts them in order. */
    readonly arrange?: (filter: Filter) => (rows: readonly Row[]) => readonly Row[]
    /** The text for an empty list, where it depends on what is looked at. */
    readonly emptyText?: (filter: Filter) => Key
  }
