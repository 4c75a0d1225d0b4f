import { type ReactNode, useMemo } from 'react'
import type { Retryable } from '#src/web/ui/states/retryable.ts'
import { useFilter, type UsedFilter } from './filter/use-filter.ts'
import type { ListDescription, ListView } from './list-description.ts'
import { type PagedRows, usePagedRows } from './query/use-paged-rows.ts'

/** A list as its screen shows it. */
export type ListState<Row, Key extends string> = {
  readonly view: ListView<Row, Key>
  readonly asked: Retryable & Partial<Pick<PagedRows<Row>, 'paging' | 'every'>>
  /** Undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined
  readonly filters?: ReactNode
  /** The filter as text: rows of another one are another list. */
  readonly filterKey: string
  /** Takes off what leaves rows out; undefined where nothing does. */
  readonly showAll?: (() => void) | undefined
  readonly emptyText?: Key | undefined
}

/** Asks for the rows of a list, as its filter in the address says. */
export function useList<Row, Filter, Request, Key extends string>(
  list: ListDescription<Row, Filter, Request, Key>,
): ListState<Row, Key> & UsedFilter<Filter> {
  const { fields, Filters, request, arrange, emptyText } = list
  const used = useFilter(fields)
  const { filter, change, clear, isNarrowed } = used
  const arranged = useMemo(() => arrange?.(filter), [arrange, filter])
  const asked = usePagedRows({ ...list, request: request(filter), arrange: arranged })
  return {
    ...used,
    view: list,
    asked,
    rows: asked.rows,
    filters: Filters && <Filters filter={filter} change={change} />,
    filterKey: JSON.stringify(filter),
    showAll: isNarrowed ? clear : undefined,
    emptyText: emptyText?.(filter),
  }
}
