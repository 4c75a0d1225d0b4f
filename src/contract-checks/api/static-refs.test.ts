import { expect, test } from 'vitest'
import { isJson, type Json } from '../document/place.ts'
import { createJudge } from '../judge/judge.ts'
import { readApi } from './read-api.ts'
import { withStaticRefs } from './static-refs.ts'

const row = (name: string, type: string): Json => ({
  row: { $dynamicAnchor: 'row', type: 'object', required: [name], properties: { [name]: { type } } },
})
const schemas: Record<string, Json> = {
  Short: { $anchor: 'shortText', type: 'string', maxLength: 3 },
  Named: { type: 'object', properties: { name: { $ref: '#shortText' } } },
  Page: {
    type: 'object',
    required: ['rows'],
    properties: { rows: { $ref: '#/components/schemas/Rows' }, next: { $ref: '#/components/schemas/Page' } },
    $defs: { row: { $dynamicAnchor: 'row', not: {} } },
  },
  Rows: { type: 'array', items: { $dynamicRef: '#row' } },
  Cats: { $ref: '#/components/schemas/Page', $defs: row('lives', 'integer') },
  Dogs: { $ref: '#/components/schemas/Page', maxProperties: 2, $defs: row('name', 'string') },
  // The outermost schema that names the anchor has the say.
  Zoo: { $ref: '#/components/schemas/Cats', $defs: row('cage', 'boolean') },
  Both: { $dynamicRef: '#own', maximum: 5, $defs: { own: { $dynamicAnchor: 'own', minimum: 3 } } },
}

type Row = readonly [schema: string, held: unknown, fired: unknown, at: string]
const ROWS: readonly Row[] = [
  ['Named', { name: 'abc' }, { name: 'abcd' }, '/name'],
  ['Page', { rows: [] }, { rows: [{ lives: 1 }] }, '/rows/0'],
  ['Cats', { rows: [{ lives: 9 }] }, { rows: [{ lives: 'x' }] }, '/rows/0/lives'],
  [
    'Cats',
    { rows: [], next: { rows: [{ lives: 9 }] } },
    { rows: [], next: { rows: [{ name: 'Rex' }] } },
    '/next/rows/0/lives',
  ],
  ['Dogs', { rows: [{ name: 'Rex' }] }, { rows: [{ lives: 9 }] }, '/rows/0/name'],
  ['Zoo', { rows: [{ cage: true }] }, { rows: [{ lives: 9 }] }, '/rows/0/cage'],
  ['Both', 4, 6, ''],
  ['Both', 4, 2, ''],
]

const document: Json = {
  openapi: '3.1.0',
  paths: { '/a': { get: { responses: {} } } },
  components: { schemas },
}
const api = readApi(withStaticRefs(document), new Map())
const judge = createJudge(api)

test.each(ROWS)('%s is judged with what its anchors mean there', (name, held, fired, at) => {
  const schema = { $ref: `#/components/schemas/${name}` }
  expect(judge.value(schema, held)).toEqual([])
  expect(judge.value(schema, fired)[0]?.at).toBe(at)
})

test('no reference to an anchor is left, and a document without any is not copied', () => {
  expect(JSON.stringify(api.document)).not.toMatch(/dynamic|\$anchor|"#[a-z]/i)
  const plain = { ...document, components: { schemas: { A: { type: 'string' } } } }
  expect(withStaticRefs(plain)).toBe(plain)
})

test('a field called $ref, and data that looks like a reference, stay', () => {
  const own = {
    $anchor: 'own',
    properties: { $ref: { type: 'string' }, $anchor: { $ref: '#own' } },
    example: { $ref: '#own' },
  }
  const { components } = withStaticRefs({ ...document, components: { schemas: { Own: own } } })
  expect(isJson(components) && components['schemas']).toEqual({
    Own: {
      properties: { $ref: { type: 'string' }, $anchor: { $ref: '#/components/schemas/Own' } },
      example: { $ref: '#own' },
    },
  })
})

test('data alone holds no anchor', () => {
  const schemas = { A: { type: 'object', example: { $anchor: 'own' } } }
  const plain = { ...document, components: { schemas } }
  expect(withStaticRefs(plain)).toBe(plain)
})

test('a schema that is written again for a use keeps clear of the names of others', () => {
  const taken = { 'Page.1': { type: 'string' }, 'Page.2': { type: 'string' } }
  const { components } = withStaticRefs({ ...document, components: { schemas: { ...schemas, ...taken } } })
  expect(isJson(components) && components['schemas']).toMatchObject(taken)
})
