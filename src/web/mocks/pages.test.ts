import { expect, test } from 'vitest'
import type { Paging } from '#src/core/contract/operation.ts'
import { fitPage, pageRequest, totalOf } from './pages.ts'

const paging: Paging = {
  page: 'page',
  base: 1,
  size: 'pageSize',
  items: '/data/content',
  total: '/data/total',
}
const read = (values: Record<string, string>) => (name: string) => values[name] ?? null

test.each([
  [{}, { page: 0, size: 10 }],
  [
    { page: '1', pageSize: '3' },
    { page: 0, size: 3 },
  ],
  [
    { page: '3', pageSize: '50' },
    { page: 2, size: 50 },
  ],
  [
    { page: '0', pageSize: '0' },
    { page: 0, size: 1 },
  ],
  [
    { page: 'x', pageSize: '-3' },
    { page: 0, size: 10 },
  ],
  [
    { page: '2', pageSize: '100000' },
    { page: 1, size: 200 },
  ],
])('%o requests %o', (sent, wanted) => {
  expect(pageRequest(paging, read(sent))).toEqual(wanted)
})

/** Draws two rows at a time, which name their seed. */
const draw = (seed: number) => ({ data: { content: [`${seed}a`, `${seed}b`], total: '0' } })
const rows = (page: number, size: number) =>
  (fitPage('listX', paging, { page, size }, draw) as { data: { content: string[]; total: string } }).data

test('all pages together have as many rows as the total, each once', () => {
  const total = totalOf('listX')
  for (const size of [1, 3, 10, 200]) {
    const count = Math.ceil(total / size)
    const all = Array.from({ length: count }, (_, page) => rows(page, size).content).flat()
    expect(all).toHaveLength(total)
    expect(rows(count, size).content).toEqual([])
    expect(rows(0, size).total).toBe(String(total))
  }
})

test('a page has no row of the page before', () => {
  const first = rows(0, 3).content
  expect(rows(1, 3).content.filter((row) => first.includes(row))).toEqual([])
})

test('a total that is sent as a number stays a number', () => {
  const body = fitPage('listX', paging, { page: 0, size: 2 }, () => ({ data: { content: ['r'], total: 0 } }))
  expect(body).toMatchObject({ data: { total: totalOf('listX') } })
})
