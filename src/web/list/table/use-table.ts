import { useDeferredValue, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Column, Sorting } from './column.ts'
import { searchOf } from './find-rows.ts'
import { pageCount, pageOf } from './pages.ts'
import { nextSorting, sortRows } from './sort-rows.ts'
import type { DataTableProps } from './table-props.ts'

const NONE: readonly never[] = []

export type TableState<Row> = {
  readonly searchText: string
  readonly setWanted: (text: string) => void
  readonly sorting: Sorting | null
  readonly sortBy: (column: Column<Row>) => void
  /** Rows that search and filters let through, sorted. */
  readonly found: readonly Row[]
  /** Those of them that are shown now. */
  readonly shown: readonly Row[]
  /** Counted from 0. */
  readonly page: number
  readonly setPage: (page: number) => void
}

/** Search, order and page of a table. Typing stays ahead of the list: the list follows when there is time. */
export function useTable<Row>(props: DataTableProps<Row>): TableState<Row> {
  const { rows = NONE, columns, paging, onSort } = props
  const { locale } = useIntl()
  const [searchText, setSearchText] = useState('')
  const [own, setOwn] = useState<Sorting | null>(props.sorting ?? null)
  const [asked, setPage] = useState(0)
  const sorting = onSort === undefined ? own : (props.sorting ?? null)

  const search = useMemo(() => searchOf(rows, columns), [rows, columns])
  const typed = useDeferredValue(searchText)
  const order = useDeferredValue(sorting)
  const sorted = useMemo(
    () => (onSort === undefined ? sortRows(rows, columns, order, locale) : rows),
    [rows, columns, order, locale, onSort],
  )
  const found = useMemo(() => {
    if (typed.trim() === '') return sorted
    const kept = new Set(search(typed))
    return sorted.filter((row) => kept.has(row))
  }, [sorted, search, typed])

  const size = paging?.kind === 'client' ? paging.size : null
  const page = size === null ? 0 : Math.min(asked, pageCount(found.length, size) - 1)
  const shown = useMemo(() => (size === null ? found : pageOf(found, page, size)), [found, page, size])

  return {
    searchText: searchText,
    setWanted(text) {
      setSearchText(text)
      setPage(0)
    },
    sorting,
    sortBy(column) {
      const next = nextSorting(column, sorting)
      if (onSort !== undefined) onSort(next)
      else setOwn(next)
      setPage(0)
    },
    found,
    shown,
    page,
    setPage,
  }
}
