// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { operation } from '#src/web/client/tests/samples.ts'
import { everyRow, pagedRead } from './paged-read.ts'
import { type PagedQuery, type PagedRows, usePagedRows } from './use-paged-rows.ts'

type Request = { page: number; pageSize: number; type?: number }
type Body = { data: { content: readonly string[]; totalElements: number | string } }
type WithoutPage = { type?: number }

const paging = {
  page: 'page',
  base: 0,
  size: 'pageSize',
  items: '/data/content',
  total: '/data/totalElements',
} as const
const FIVE = ['a', 'b', 'c', 'd', 'e']

afterEach(cleanup)

/** A server that gives two rows at once at most, of what `rows` holds when it is asked. */
function server({ base = 0, total }: { readonly base?: 0 | 1; readonly total?: number | string } = {}) {
  const state = { rows: FIVE as readonly string[], fails: false }
  const ask = vi.fn<(request: Request) => Promise<Body>>(({ page, pageSize }) => {
    if (state.fails) return Promise.reject(new Error('no answer'))
    const size = Math.min(2, pageSize)
    const from = (page - base) * size
    const content = state.rows.slice(from, from + size)
    return Promise.resolve({ data: { content, totalElements: total ?? state.rows.length } })
  })
  const read = pagedRead({
    operation: operation({ paging: { ...paging, base } }),
    read: ask,
    key: () => ['POST', '/uc/list', undefined],
    rows: ({ data }) => data.content,
  })
  return { read, ask, state, pages: () => ask.mock.calls.map(([request]) => request.page) }
}

const itself = (row: string): string => row

function show(query: Omit<PagedQuery<WithoutPage, string>, 'request' | 'rowKey' | 'pageSize'>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const hook = renderHook(
    (request: WithoutPage) =>
      usePagedRows<WithoutPage, string>({ ...query, request, rowKey: itself, pageSize: 2 }),
    { wrapper, initialProps: {} },
  )
  return { ...hook, client, of: () => hook.result.current }
}

/** The pager of a list that is shown page by page. */
function pager(paged: ReturnType<ReturnType<typeof show>['of']>) {
  if (paged.paging.kind !== 'server') throw new Error('no pager')
  return paged.paging
}

const retry = ({ refetch }: PagedRows<string>): void => act(() => void refetch())

test.each([
  [0, 5],
  [1, '5'],
] as const)('page by page: pages count from 0 in the app, from %i on the wire', async (base, total) => {
  const { read, ask } = server({ base, total })
  const { of } = show({ read, reading: 'pages' })
  expect(of().rows).toBeUndefined()
  await waitFor(() => expect(of().rows).toEqual(['a', 'b']))
  expect(pager(of())).toMatchObject({ page: 0, size: 2, total: 5 })
  act(() => pager(of()).onPage(2))
  await waitFor(() => expect(of().rows).toEqual(['e']))
  expect(ask.mock.calls.map(([request]) => request)).toEqual([
    { page: base, pageSize: 2 },
    { page: base + 2, pageSize: 2 },
  ])
  expect(await of().every?.()).toEqual(FIVE)
})

test('page by page: another request begins at its first page, and shows the rows before it meanwhile', async () => {
  const { read, ask, state, pages } = server()
  const { of, rerender } = show({ read, reading: 'pages' })
  await waitFor(() => expect(of().rows).toEqual(['a', 'b']))
  act(() => pager(of()).onPage(1))
  await waitFor(() => expect(of().rows).toEqual(['c', 'd']))
  state.rows = ['x']
  rerender({ type: 1 })
  expect(of().rows).toEqual(['c', 'd'])
  expect(pager(of()).busy).toBe(true)
  await waitFor(() => expect(of().rows).toEqual(['x']))
  expect(ask).toHaveBeenLastCalledWith({ type: 1, page: 0, pageSize: 2 }, expect.anything())
  expect(pages()).toEqual([0, 1, 0])
})

test('page by page: when the last page has lost its rows, the page before it is shown', async () => {
  const { read, state } = server()
  const { of } = show({ read, reading: 'pages' })
  await waitFor(() => expect(of().rows).toEqual(['a', 'b']))
  act(() => pager(of()).onPage(2))
  await waitFor(() => expect(of().rows).toEqual(['e']))
  state.rows = ['a', 'b', 'c', 'd']
  retry(of())
  await waitFor(() => expect(of().rows).toEqual(['c', 'd']))
  expect(pager(of()).page).toBe(1)
})

test('more and more: pages are added on demand, and a file has all of them', async () => {
  const { read, pages } = server()
  const { of } = show({ read, reading: 'more' })
  await waitFor(() => expect(of().rows).toEqual(['a', 'b']))
  expect(of().paging).toMatchObject({ kind: 'more', hasMore: true })
  await act(async () => expect(await of().every?.()).toEqual(FIVE))
  expect(pages()).toEqual([0, 1, 2])
  await waitFor(() => expect(of().rows).toEqual(FIVE))
  expect(of().paging).toMatchObject({ hasMore: false })
})

test('more and more: a row that came in meanwhile shows none twice, on the screen or in a file', async () => {
  const { read, state } = server()
  const { of } = show({ read, reading: 'more' })
  await waitFor(() => expect(of().rows).toEqual(['a', 'b']))
  state.rows = ['new', ...FIVE]
  await act(async () => expect(await of().every?.()).toEqual(FIVE))
  await waitFor(() => expect(of().rows).toEqual(FIVE))
})

test('page by page: a file has a row once that moved to the next page while it was read', async () => {
  const { read, ask, state } = server()
  const { of } = show({ read, reading: 'pages' })
  await waitFor(() => expect(of().rows).toEqual(['a', 'b']))
  ask.mockImplementationOnce(({ page, pageSize }) => {
    const content = state.rows.slice(page * pageSize, page * pageSize + 2)
    state.rows = ['new', ...FIVE]
    return Promise.resolve({ data: { content, totalElements: 5 } })
  })
  expect(await of().every?.()).toEqual(FIVE)
})

/** Leaves out 'b' and 'd', and puts the rest in order from the end. */
const chosen = (rows: readonly string[]): readonly string[] =>
  rows.filter((row) => row !== 'b' && row !== 'd').toReversed()

test.each(['pages', 'more'] as const)(
  'VAL-25.h the file of a list (%s) has the rows that the list would show, in its order',
  async (reading) => {
    const { read } = server()
    const { of } = show({ read, reading, arrange: chosen })
    await waitFor(() => expect(of().rows).toEqual(['a']))
    await act(async () => expect(await of().every?.()).toEqual(['e', 'c', 'a']))
  },
)

test('more and more: a page that failed is read when it is tried again, and loaded rows stay', async () => {
  const { read, state, pages } = server()
  const { of } = show({ read, reading: 'more' })
  await waitFor(() => expect(of().rows).toEqual(['a', 'b']))
  state.fails = true
  retry(of())
  await waitFor(() => expect(of().error?.message).toBe('no answer'))
  expect(of().rows).toEqual(['a', 'b'])
  state.fails = false
  retry(of())
  await waitFor(() => expect(of().rows).toEqual(['a', 'b', 'c', 'd']))
  expect(pages()).toEqual([0, 1, 1])
})

test('all at once: no row is shown before the last page is there, then all in the given order', async () => {
  const { read, state } = server()
  const turned = (rows: readonly string[]) => rows.toReversed()
  const { of } = show({ read, reading: 'all', arrange: turned })
  const seen = new Set<string | undefined>()
  await waitFor(() => {
    seen.add(of().rows?.join(''))
    expect(of().rows).toBeDefined()
  })
  expect([...seen]).toEqual([undefined, 'edcba'])
  expect(of()).toMatchObject({ paging: { kind: 'client', size: 2 }, every: undefined })
  // A list that is here is not taken away by an error of a later reading.
  state.fails = true
  retry(of())
  await waitFor(() => expect(of().isFetching).toBe(false))
  expect(of().error).toBeNull()
})

test('the rows decide when they are read again', async () => {
  const { read } = server()
  const refetchAfter = vi.fn<() => false>(() => false)
  const { of } = show({ read, reading: 'pages', refetchAfter })
  await waitFor(() => expect(of().rows).toBeDefined())
  expect(refetchAfter).toHaveBeenLastCalledWith(['a', 'b'])
})

test('an empty page ends the list whatever the total is', async () => {
  const { read, state, pages } = server({ total: 99 })
  state.rows = ['a', 'b']
  expect(await everyRow(read, {})).toEqual(['a', 'b'])
  expect(pages()).toEqual([0, 1])
})

test('invalidating the operation reads its lists again', async () => {
  const { read, pages } = server()
  const { of, client } = show({ read, reading: 'pages' })
  await waitFor(() => expect(of().rows).toBeDefined())
  await act(() => client.invalidateQueries({ queryKey: ['POST', '/uc/list'] }))
  expect(pages()).toEqual([0, 0])
})

test('an operation without pages is refused', () => {
  const call = { operation: operation(), read: () => Promise.resolve([]), key: () => [], rows: () => [] }
  expect(() => pagedRead(call)).toThrow('sample is not paged')
})
