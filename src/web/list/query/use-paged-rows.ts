import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Retryable } from '#src/web/ui/states/retryable.ts'
import type { Paging } from '../table/table-props.ts'
import { everyRow, MOST_ROWS, nextPage, type Page, type PagedRead } from './paged-read.ts'

/**
 * A list is read a page at a time, with a pager below; more of it as it is scrolled; or to its end before any row is
 * shown, where it is short by nature and its call neither filters nor sorts.
 */
export type Reading = 'pages' | 'more' | 'all'

export type PagedQuery<Request, Row> = {
  readonly read: PagedRead<Request, Row>
  readonly request: Request
  readonly reading: Reading
  /** Tells rows apart. The same function from one drawing to the next. */
  readonly rowKey: (row: Row) => string
  /** Rows that are read at once; with `all`, shown at once. */
  readonly pageSize: number
  /** Leaves out rows that the server gives too many, or puts them in order. The same function while nothing changes. */
  readonly arrange?: ((rows: readonly Row[]) => readonly Row[]) | undefined
  /** Milliseconds until the rows are read again, for lists that change while somebody looks. */
  readonly refetchAfter?: ((rows: readonly Row[]) => number | false) | undefined
  /** True for rows that never change once they are there: they are not read again when the window gets the focus. */
  readonly isFinal?: boolean | undefined
}

export type PagedRows<Row> = Retryable & {
  /** Undefined while they are on their way: with `all`, until the last is there. */
  readonly rows: readonly Row[] | undefined
  readonly paging: Paging
  /** Reads all rows of the request, for a file; undefined where `rows` are all. @throws ApiError */
  readonly every: (() => Promise<readonly Row[]>) | undefined
}

/**
 * Returns each row once, as it was read last. A row that came in between two pages has moved all behind it: the last of
 * a page then begins the next one.
 */
const once = <Row>(rows: readonly Row[], rowKey: (row: Row) => string): readonly Row[] => [
  ...new Map(rows.map((row) => [rowKey(row), row])).values(),
]

/** The key of rows that have a number of their own. */
export const byId = ({ id }: { readonly id: string }): string => id

const AS_READ = <Row>(rows: readonly Row[]): readonly Row[] => rows

/** The rows of a paged read. Another request begins at its first page. */
export function usePagedRows<Request, Row>(asked: PagedQuery<Request, Row>): PagedRows<Row> {
  const { read, request, reading, rowKey, pageSize, arrange = AS_READ, refetchAfter, isFinal = false } = asked
  const requestKey = JSON.stringify(request)
  const [place, setPlace] = useState({ requestKey, page: 0 })
  const byPage = reading === 'pages'
  const page = byPage && place.requestKey === requestKey ? place.page : 0
  const size = reading === 'all' ? MOST_ROWS : pageSize
  const query = useInfiniteQuery<Page<Row>, Error, InfiniteData<Page<Row>, number>, QueryKey, number>({
    queryKey: [...read.key, request, 'from', page, size],
    initialPageParam: page,
    queryFn: ({ pageParam, signal }) => read.page(request, pageParam, size, signal),
    getNextPageParam: (_, pages, last) => nextPage(pages, last),
    ...(byPage && { placeholderData: keepPreviousData }),
    // Every page would be read anew.
    refetchOnWindowFocus: !isFinal,
    // Comparing all that is here with each page that comes would take longer than a frame.
    structuralSharing: !isFinal,
    refetchInterval: ({ state }) =>
      refetchAfter?.(state.data?.pages.flatMap(({ rows }) => rows) ?? []) ?? false,
  })
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isPlaceholderData, fetchNextPage } = query
  // How many are here, while there are more to come: a page that comes at once changes nothing else.
  const incomplete = reading === 'all' && hasNextPage && error === null ? data?.pages.length : undefined
  useEffect(() => {
    if (incomplete !== undefined && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false })
  }, [incomplete, isFetchingNextPage, fetchNextPage])
  // The rows of the last page may have gone meanwhile: the one before it is the last now.
  if (page > 0 && !isPlaceholderData && data?.pages[0]?.rows.length === 0)
    setPlace({ requestKey, page: page - 1 })
  const isWhole = reading !== 'all' || !hasNextPage
  const rows = useMemo(() => {
    if (data === undefined || !isWhole) return undefined
    const here = once(
      data.pages.flatMap((one) => one.rows),
      rowKey,
    )
    // Rows of the request before are not judged by this one.
    return isPlaceholderData ? here : arrange(here)
  }, [data, isWhole, isPlaceholderData, arrange, rowKey])

  const every = async (): Promise<readonly Row[]> => {
    if (byPage) return arrange(once(await everyRow(read, request), rowKey))
    let pages = data?.pages ?? []
    for (let goesOn = hasNextPage; goesOn;) {
      const next = await fetchNextPage({ throwOnError: true })
      pages = next.data?.pages ?? pages
      goesOn = next.hasNextPage
    }
    const all = pages.flatMap((one) => one.rows)
    return arrange(once(all, rowKey))
  }
  const onMore = (): void => void fetchNextPage()
  return {
    rows,
    // A short list that is here stays; what went wrong is said where something is missing.
    error: reading === 'all' && rows !== undefined ? null : error,
    isFetching,
    refetch: () => void (!byPage && data !== undefined && hasNextPage ? fetchNextPage() : query.refetch()),
    paging:
      reading === 'pages'
        ? {
            kind: 'server',
            page,
            size,
            total: rows?.length === 0 ? 0 : (data?.pages[0]?.total ?? null),
            onPage: (next) => setPlace({ requestKey, page: next }),
            busy: isPlaceholderData,
          }
        : reading === 'more'
          ? { kind: 'more', hasMore: hasNextPage, onMore, busy: isFetchingNextPage }
          : { kind: 'client', size: pageSize },
    every: reading === 'all' ? undefined : every,
  }
}
