import { expect, test } from 'vitest'
import type { Contract, JsonSchema } from './contract.ts'
import { writeOperations } from './operations.ts'

const named = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
const operation = (operationId: string, tag: string, properties: Record<string, JsonSchema>) => ({
  post: {
    operationId,
    tags: [tag],
    summary: 'Asks',
    'x-effect': 'read',
    responses: {
      '200': {
        content: { 'application/json': { schema: { properties: { data: { type: 'object', properties } } } } },
      },
    },
  },
})

/** Two areas whose answers have the same fields. */
const written = (properties: Record<string, JsonSchema>) =>
  writtenOf({ '/a': operation('listA', 'one', properties), '/b': operation('listB', 'two', properties) })

const writtenOf = (paths: Contract['paths'], root: Partial<Contract> = {}) => {
  const contract: Contract = {
    openapi: '3.1.0',
    info: {},
    'x-session-codes': { loggedOut: [], ask: 0, check: '' },
    paths,
    ...root,
    components: {
      schemas: {
        Unit: { type: 'string', pattern: '^[A-Z]+$' },
        Row: { type: 'object', properties: { number: { type: 'integer' } } },
        Side: { type: 'string', enum: ['BUY'] },
        State: { type: ['string', 'null'], enum: ['OPEN', null] },
      },
    },
  }
  return writeOperations(contract)
}

test('a shape used by two areas is generated once', () => {
  const files = written({ row: named('Row') })
  expect(files.get('operations/shared.ts')).toContain('export const Row: Shape')
  for (const area of ['one', 'two'])
    expect(files.get(`operations/${area}.ts`)).toContain("import { Row } from './shared.ts'")
})

test.each(['Side', 'State'])('each area has a list of its own values: %s', (name) => {
  const files = written({ value: named(name) })
  expect(files.get('operations/shared.ts')).toBeUndefined()
  for (const area of ['one', 'two'])
    expect(files.get(`operations/${area}.ts`)).toContain(`const ${name}: Shape`)
})

test('a record that some servers do not tell is null where they say true', () => {
  const choice = { oneOf: [named('Row'), { type: 'null' }], 'x-accept': ['boolean'] }
  expect(written({ row: choice }).get('operations/one.ts')).toContain(
    "{ kind: 'nullable', of: Row, acceptsTrue: true }",
  )
  expect(() => written({ row: { ...choice, 'x-accept': ['text'] } })).toThrow('a record is told or true')
})

test('groups of reads are written for the app', () => {
  const act = { ...operation('sendA', 'one', {}).post, 'x-effect': 'act', 'x-changes': ['own-rows'] }
  const paths = { '/a': operation('listA', 'one', {}), '/b': { post: act } }
  const files = writtenOf(paths, { 'x-read-groups': { 'own-rows': ['listA'] } })
  expect(files.get('operations/read-groups.ts')).toMatch(
    /readGroups = \{\s+"own-rows": \[\s+"listA"\s+\]\s+\} as const/,
  )
})

test('a service that operators may not have stands in the rows of its reads, and in the list of such services', () => {
  const { post } = operation('listA', 'one', {})
  const files = writtenOf({ '/a': { post: { ...post, 'x-optional-service': 'swap' } } })
  expect(files.get('operations/one.ts')).toContain("optionalService: 'swap'")
  expect(files.get('operations/optional-services.ts')).toContain("OptionalService = 'swap'")
  expect(written({}).get('operations/optional-services.ts')).toContain('OptionalService = never')
})

test('limits that are refused alike make one refusal of the row', () => {
  const { post } = operation('listA', 'one', {})
  const refused = { code: 500, key: 'too-far', field: 'price' }
  const errors = [
    { ...refused, ctx: 'minPrice' },
    { ...refused, ctx: 'maxPrice' },
  ]
  const row = writtenOf({ '/a': { post: { ...post, 'x-errors': errors } } }).get('operations/one.ts')
  expect(row).toContain('errors: [{"code":500,"key":"too-far","field":"price"}]')
})

test('a paged read has the patterns of its texts, for filters', () => {
  const { post } = operation('listA', 'one', {})
  const fields = { symbol: named('Unit'), page: { type: 'integer' } }
  const schema = { type: 'object', properties: fields }
  const paged = {
    ...post,
    'x-paging': { page: 'page', base: 1, size: 'size', items: '/data', total: '/total' },
    requestBody: { content: { 'application/json': { schema } } },
  }
  const files = writtenOf({ '/a': { post: paged } })
  expect(files.get('operations/one.ts')).toContain(`patterns: {"symbol":"^[A-Z]+$"}`)
})

test('an act without x-changes stops the generation', () => {
  const act = { post: { ...operation('pay', 'one', {}).post, 'x-effect': 'act' } }
  expect(() => writtenOf({ '/a': act })).toThrow('pay: pay has no x-changes')
})

test('an act has the reads of its groups', () => {
  const act = { post: { ...operation('pay', 'one', {}).post, 'x-effect': 'act', 'x-changes': ['all-lists'] } }
  const reads = { '/a': operation('listA', 'one', {}), '/b': operation('listB', 'two', {}) }
  const files = writtenOf({ ...reads, '/c': act }, { 'x-read-groups': { 'all-lists': ['listA', 'listB'] } })
  expect(files.get('operations/one.ts')).toContain('changes: ["listA","listB"]')
})
