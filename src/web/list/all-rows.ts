import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Page } from './paged.ts'

type PagedResult<Row> = Pick<
  UseInfiniteQueryResult<InfiniteData<Page<Row>>>,
  'data' | 'hasNextPage' | 'fetchNextPage'
>

/** Every row of a paged list, for a file: fetches what is not here yet. @throws the client's error when a page cannot be had */
export async function allRows<Row>({
  data,
  hasNextPage,
  fetchNextPage,
}: PagedResult<Row>): Promise<readonly Row[]> {
  let pages = data?.pages ?? []
  for (let more = hasNextPage; more;) {
    const next = await fetchNextPage({ throwOnError: true })
    pages = next.data?.pages ?? pages
    more = next.hasNextPage
  }
  return pages.flatMap(({ rows }) => rows)
}
