import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { pagedQuery } from './paged.ts'

type Options<Row> = ReturnType<typeof pagedQuery<unknown, unknown, Row>>

/**
 * All rows of a paged list, fetched page after page: for lists that are short by nature and whose calls neither
 * filter nor sort. `rows` is undefined until the last page is there, so that nobody filters half of a list.
 */
export function useAllRows<Row>(options: Options<Row>) {
  const query = useInfiniteQuery(options)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  // Runs again for each page: between two of them `isFetchingNextPage` is false.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && error === null) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, error, fetchNextPage])
  const rows = useMemo(
    () => (data === undefined || hasNextPage ? undefined : data.pages.flatMap((page) => page.rows)),
    [data, hasNextPage],
  )
  return {
    rows,
    error: rows === undefined ? error : null,
    isFetching: query.isFetching,
    refetch: () => void (hasNextPage ? fetchNextPage() : query.refetch()),
  }
}
