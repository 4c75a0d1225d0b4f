import { expect, test } from 'vitest'
import type { ValidateFunction } from 'ajv'
import contract from '#generated/contract.json' with { type: 'json' }
import { type OperationId, operations } from '#generated/operations/all.ts'
import { createAjv } from '#src/core/contract/ajv.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { mockAnswer } from './answer.ts'
import { totalOf } from './pages.ts'

const ids = Object.keys(operations) as OperationId[]
const table: Readonly<Record<OperationId, Operation>> = operations

function call(id: OperationId, { seed = '', token = '', body = '' } = {}) {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' })
  if (token !== '') headers.set('x-auth-token', token)
  const url = new URL(`http://mocks.test/api${table[id].path}?seed=${seed}`)
  return { method: table[id].method, url, headers, body }
}

test('a mocked answer conforms to the schema of its operation, for 200 seeds', () => {
  const broken = ids.flatMap((id) => {
    const validate = responseValidator(id)
    const found = new Set<string>()
    for (let seed = 0; seed < 200; seed++)
      if (!validate(mockAnswer(id, call(id, { seed: String(seed) }))))
        validate.errors?.forEach(({ instancePath, message }) => found.add(`${id} ${instancePath} ${message}`))
    return [...found]
  })
  expect(broken).toEqual([])
}, 60_000)

test('the same call gets the same answer, another call another one', () => {
  const first = mockAnswer('listWallets', call('listWallets', { seed: '1' }))
  expect(mockAnswer('listWallets', call('listWallets', { seed: '1' }))).toEqual(first)
  expect(mockAnswer('listWallets', call('listWallets', { seed: '2' }))).not.toEqual(first)
})

test('a log-in returns a token, whatever is typed', () => {
  for (const seed of '0123456789')
    expect(mockAnswer('logIn', call('logIn', { seed }))).toMatchObject({
      data: { token: expect.stringMatching(/./) as string },
    })
})

test('the log-in check confirms any token', () => {
  expect(mockAnswer('checkLogin', call('checkLogin', { token: 'abc' }))).toMatchObject({ data: true })
  expect(mockAnswer('checkLogin', call('checkLogin'))).toMatchObject({ data: false })
})

test('pages have the requested number of rows, do not overlap, and agree with the total', () => {
  const wrong = ids.flatMap((id) => {
    const { paging } = table[id]
    if (paging === undefined) return []
    const pages = [0, 1].map((page) =>
      mockAnswer(id, call(id, { body: `${paging.page}=${page + paging.base}&${paging.size}=3` })),
    )
    const rows = pages.map((page) => at(page, paging.items) as unknown[])
    const totals = pages.map((page) => String(at(page, paging.total)))
    const overlap = rows[1]?.some((row) =>
      rows[0]?.some((other) => JSON.stringify(other) === JSON.stringify(row)),
    )
    const fine = rows.every(({ length }) => length === 3) && overlap === false
    return fine && totals.every((total) => total === String(totalOf(id))) ? [] : [id]
  })
  expect(wrong).toEqual([])
})

test('no mocked list is empty', () => {
  const empty = ids.filter((id) => {
    const { data } = mockAnswer(id, call(id)) as { data?: unknown }
    const rows = Array.isArray(data) ? data : (data as { content?: unknown } | null | undefined)?.content
    return Array.isArray(rows) && rows.length === 0
  })
  expect(empty).toEqual([])
})

function at(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], body)
}

const ajv = createAjv()
// The contract is no schema itself, and parts of an allOf have their types elsewhere.
Object.assign(ajv.opts, { strictSchema: false, strictTypes: false })
ajv.addSchema(contract, 'contract')

function responseValidator(id: OperationId): ValidateFunction {
  const { path, method } = table[id]
  const pointer = `${path.replaceAll('/', '~1')}/${method.toLowerCase()}`
    .replaceAll('{', '%7B')
    .replaceAll('}', '%7D')
  return ajv.compile({
    $ref: `contract#/paths/${pointer}/responses/200/content/application~1json/schema`,
  })
}
