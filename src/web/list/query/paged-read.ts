import type { Operation } from '#src/core/contract/operation.ts'
import { wholeNumber } from '#src/core/money/whole.ts'
import { anyRequest } from '#src/web/client/any-request.ts'

type PagedCall<Request, Body, Row> = {
  readonly operation: Operation
  /** The generated function of the operation, e.g. `listTransactions`. */
  readonly read: (request: Request, signal?: AbortSignal) => Promise<Body>
  /** The generated maker of its query keys, e.g. `getListTransactionsQueryKey`. */
  readonly key: () => readonly unknown[]
  /** Picks the rows of an answer: typed, so that the contract and the screen cannot disagree. */
  readonly rows: (body: Body) => readonly Row[]
}

/** A request without its page: the rows of all pages. */
export type WithoutPage<Request> = Omit<Request, 'page' | 'pageNo' | 'pageSize'>

/** `total` counts the rows of all pages. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number }

/** A read of the contract that comes in pages, the same for all of them: pages are counted from 0. */
export type PagedRead<Request, Row> = {
  /** Begins the key of each of its queries, so that what invalidates the operation invalidates them. */
  readonly key: readonly unknown[]
  /** Reads a page of `size` rows. @throws ApiError */
  readonly page: (request: Request, page: number, size: number, signal?: AbortSignal) => Promise<Page<Row>>
}

/**
 * Makes a paged read of an operation. Names of page and size, the number of the first page and the place of the total
 * come from the operation (`x-paging`).
 * @throws RangeError when the operation is not paged
 */
export function pagedRead<Request, Body, Row>(
  call: PagedCall<Request, Body, Row>,
): PagedRead<WithoutPage<Request>, Row> {
  const { paging, id } = call.operation
  if (paging === undefined) throw new RangeError(`${id} is not paged`)
  return {
    key: anyRequest(call.key()),
    async page(whole, page, size, signal) {
      const request = { ...whole, [paging.page]: page + paging.base, [paging.size]: size } as Request
      const body = await call.read(request, signal)
      return { rows: call.rows(body), total: totalOf(at(body, paging.total)) }
    },
  }
}

/** Number of rows that a server gives at once at most. */
export const MOST_ROWS = 100

/**
 * The number of the page after the last of `pages`; undefined at the end. An empty page ends the list whatever the
 * total says: rows may have gone meanwhile.
 */
export function nextPage(pages: readonly Page<unknown>[], last: number): number | undefined {
  const page = pages.at(-1)
  const read = pages.reduce((sum, { rows }) => sum + rows.length, 0)
  return page === undefined || page.rows.length === 0 || read >= page.total ? undefined : last + 1
}

/** Reads a list to its end, page by page. @throws ApiError */
export async function everyRow<Request, Row>(
  read: PagedRead<Request, Row>,
  request: Request,
): Promise<readonly Row[]> {
  const pages: Page<Row>[] = []
  for (let at: number | undefined = 0; at !== undefined; at = nextPage(pages, at))
    pages.push(await read.page(request, at, MOST_ROWS))
  return pages.flatMap(({ rows }) => rows)
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
