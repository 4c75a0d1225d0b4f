import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Operation } from '#src/core/contract/operation.ts'
import { wholeNumber } from '#src/core/money/whole.ts'

type PagedCall<Request, Body, Row> = {
  readonly operation: Operation
  /** The generated function of the operation, e.g. `listTransactions`. */
  readonly read: (request: Request, signal?: AbortSignal) => Promise<Body>
  /** The generated query key of the request without its page. */
  readonly key: QueryKey
  /** Parameters of the request without page and size. */
  readonly request: object
  /** Rows of a page. */
  readonly size: number
  /** Picks the rows of an answer: typed, so that the contract and the screen cannot disagree. */
  readonly rows: (body: Body) => readonly Row[]
}

export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number }

/**
 * Options for `useInfiniteQuery` over a paged operation: orval makes none for pages asked for in a body.
 * Names of page and size, the first page and the place of the total come from the operation (`x-paging`).
 * @throws RangeError when the operation is not paged
 */
export function pagedQuery<Request, Body, Row>({
  operation,
  read,
  key,
  request,
  size,
  rows,
}: PagedCall<Request, Body, Row>) {
  const { paging } = operation
  if (paging === undefined) throw new RangeError(`${operation.id} is not paged`)
  const first: number = paging.base
  return infiniteQueryOptions({
    queryKey: [...key, 'pages', size] as const,
    initialPageParam: first,
    queryFn: async ({ pageParam, signal }): Promise<Page<Row>> => {
      const asked = { ...request, [paging.page]: pageParam, [paging.size]: size } as Request
      const body = await read(asked, signal)
      return { rows: rows(body), total: totalOf(at(body, paging.total)) }
    },
    getNextPageParam: (last, pages, page) => {
      const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0)
      // An empty page ends the list whatever the total says: rows may have gone meanwhile.
      return last.rows.length === 0 || loaded >= last.total ? undefined : page + 1
    },
  })
}

/** The value under a JSON pointer. */
function at(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined,
      body,
    )
}

/** Some totals are numbers, some text (`totalElement`). */
const totalOf = (total: unknown): number =>
  typeof total === 'number' ? total : typeof total === 'string' ? (wholeNumber(total) ?? 0) : 0
