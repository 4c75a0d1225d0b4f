import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { pagedQuery } from './paged.ts'
import { operation } from '#src/web/client/tests/samples.ts'

type Request = { page: number; pageSize: number; type?: number }
type Body = { data: { content: { id: string }[]; totalElements: number | string } }

const paging = {
  page: 'page',
  base: 0,
  size: 'pageSize',
  items: '/data/content',
  total: '/data/totalElements',
} as const

/** Five rows, two to a page. */
function observe(total: number | string, rows = ['a', 'b', 'c', 'd', 'e'], base: 0 | 1 = 0) {
  const read = vi.fn<(request: Request) => Promise<Body>>(({ page, pageSize }: Request): Promise<Body> => {
    const from = (page - base) * pageSize
    const content = rows.slice(from, from + pageSize).map((id) => ({ id }))
    return Promise.resolve({ data: { content, totalElements: total } })
  })
  const options = pagedQuery({
    operation: operation({ paging: { ...paging, base } }),
    read,
    key: ['POST', '/uc/list', { type: 1 }],
    request: { type: 1 },
    size: 2,
    rows: (body: Body) => body.data.content,
  })
  const observer = new InfiniteQueryObserver(new QueryClient(), options)
  const ids = (): string[] | undefined =>
    observer.getCurrentResult().data?.pages.flatMap((page) => page.rows.map(({ id }) => id))
  return { observer, read, ids }
}

test.each([
  [0, 5],
  [1, '5'],
] as const)('pages from base %i until the total of %j is there', async (base, total) => {
  const { observer, read, ids } = observe(total, undefined, base)
  await observer.refetch()
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage()
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(read.mock.calls.map(([request]) => request)).toEqual(
    [0, 1, 2].map((page) => ({ type: 1, page: page + base, pageSize: 2 })),
  )
})

test('an empty page ends the list whatever the total is', async () => {
  const { observer, ids } = observe(99, ['a', 'b'])
  await observer.refetch()
  await observer.fetchNextPage()
  expect(observer.getCurrentResult().hasNextPage).toBe(false)
  expect(ids()).toEqual(['a', 'b'])
})

test('an operation without pages is refused', () => {
  const read = () => Promise.resolve({ data: [] })
  const call = { operation: operation(), read, key: [], request: {}, size: 2, rows: () => [] }
  expect(() => pagedQuery(call)).toThrow('sample is not paged')
})
