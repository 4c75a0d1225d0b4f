import { expect, test } from 'vitest'
import { readApi } from '../api/read-api.ts'
import type { Json } from '../document/place.ts'
import type { Input } from './input.ts'
import { checkPaging } from './paging.ts'

const integer = { type: 'integer' }
const rows = { type: 'array', items: { type: 'object', properties: { id: integer } } }
const json = (properties: Json) => ({
  content: { 'application/json': { schema: { type: 'object', properties } } },
})

const listOf = (page: Json) => {
  const [operation] = readApi(
    {
      paths: {
        '/book/list': {
          post: {
            requestBody: json({ page, size: integer }),
            responses: { '200': json({ rows, total: integer }) },
          },
        },
      },
    },
    new Map(),
  ).operations
  if (operation === undefined) throw new Error('no operation')
  return operation
}

/** A server with so many rows that gives the second row on every page but the first. */
const repeating = (first: number, count: number) => {
  const asked: unknown[] = []
  const ask = ({ body: { page, size } }: Input) => {
    asked.push(page)
    const start = (Number.parseInt(String(page), 10) - first) * (size as number)
    const ids =
      start < 0
        ? []
        : Array.from({ length: count }, (_, index) => index).slice(start, start + (size as number))
    return Promise.resolve({ body: { rows: ids.map((id) => ({ id: id < 2 ? id : 1 })), total: count } })
  }
  return { asked, ask }
}

const example = { parameters: {}, body: {} }

test('the first page is looked for where nothing says its number', async () => {
  const { asked, ask } = repeating(0, 1)
  expect(await checkPaging(listOf(integer), example, ask, ask)).toEqual([])
  expect(asked.slice(0, 2)).toEqual([1, 0])
  expect(asked.slice(2)).toContain(0)
})

test('a contract that says the number is believed', async () => {
  const { asked, ask } = repeating(0, 1)
  await checkPaging(listOf({ ...integer, minimum: 1 }), example, ask, ask)
  expect(asked).toEqual([1])
})

test.each([0, 1])('rows that come again are found where the first page is %i', async (first) => {
  const { ask } = repeating(first, 4)
  const found = await checkPaging(listOf(integer), example, ask, ask)
  expect(found.map(({ rule, at }) => `${rule} ${at}`)).toEqual(['parameter-ignored /page'])
})
