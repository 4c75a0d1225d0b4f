import { expect, test } from 'vitest'
import type { Json } from '../document/place.ts'
import { told } from '../testing/told.ts'
import { createWalk } from './walk.ts'

const missing = 'missing-field: the field / nothing'
const unnamed = 'undeclared-field: no such field / a field that the contract does not name'
const excluded = 'undeclared-field: no such field / a field that is excluded'
const written = 'undeclared-field: no such field / a field that is only written'
const integer = { type: 'integer' }
const noInteger = 'wrong-type: integer / string'
const secret = { writeOnly: true, type: 'string' }

test.each<[Json, unknown, string[]]>([
  [{ required: ['a/b'] }, {}, [`/a~1b ${missing}`]],
  [{ required: ['a', 'b'], properties: { a: {} } }, { a: 1 }, [`/b ${missing}`]],
  [{ required: ['a', 'b'], properties: { a: {}, c: {} } }, { a: 1, b: 1 }, [`/b ${unnamed}`]],
  [{ allOf: [{ required: ['a'] }, { required: ['b'] }] }, {}, [`/a ${missing}`, `/b ${missing}`]],
  [{ properties: { a: {} } }, { 'b~': 1, a: 1, c: 1 }, [`/b~0 ${unnamed}`, `/c ${unnamed}`]],
  [{ properties: { 'a/b': integer } }, { 'a/b': 'x' }, [`/a~1b ${noInteger}`]],
  [{ type: 'object' }, { b: 1 }, []],
  [{ type: 'object', additionalProperties: false }, { b: 1 }, [`/b ${unnamed}`]],
  [{ type: 'object', unevaluatedProperties: false }, { b: 1 }, [`/b ${unnamed}`]],
  [{ properties: { a: {} }, additionalProperties: true }, { b: 1 }, []],
  [{ properties: { a: {} }, additionalProperties: integer }, { a: 'x', 'b/': 'x' }, [`/b~1 ${noInteger}`]],
  [{ properties: { a: {} }, unevaluatedProperties: integer }, { b: 1 }, []],
  [{ properties: { a: {} }, patternProperties: { '^n': {} } }, { n1: 1, m1: 1 }, [`/m1 ${unnamed}`]],
  [{ properties: { a: {} }, patternProperties: { [String.raw`^\p{L}$`]: {} } }, { Ä: 1 }, []],
  [{ properties: { n1: integer }, patternProperties: { '^n': {} } }, { n1: 'x' }, [`/n1 ${noInteger}`]],
  [
    { allOf: [{ properties: { a: {} }, additionalProperties: true }, { properties: { b: {} } }] },
    { c: 1 },
    [],
  ],
  [{ type: 'object', allOf: [{ additionalProperties: false }] }, { b: 1 }, [`/b ${unnamed}`]],
  [{ properties: { a: true } }, { a: 1 }, []],
  [{ properties: { a: false, b: {} } }, { a: 1, b: 1 }, [`/a ${excluded}`]],
  [
    { properties: { a: false }, additionalProperties: integer },
    { a: 'x' },
    [`/a ${excluded}`, `/a ${noInteger}`],
  ],
  [{ allOf: [{ properties: { a: integer } }, { properties: { a: false } }] }, { a: 1 }, [`/a ${excluded}`]],
  [{ required: ['a', 'b'], properties: { a: secret, b: {} } }, { b: 1 }, []],
  [{ properties: { a: secret } }, { a: 'x' }, [`/a ${written}`]],
  [{ properties: { a: { allOf: [secret] } } }, { a: 'x' }, [`/a ${written}`]],
  [{ properties: { a: { writeOnly: false } } }, { a: 'x' }, []],
  [{ properties: { a: integer, b: integer } }, { a: 'x', b: 'x' }, [`/a ${noInteger}`, `/b ${noInteger}`]],
  [
    { allOf: [{ properties: { a: { minimum: 3 } } }, { properties: { a: { maximum: 5 } } }] },
    { a: 6 },
    ['/a range: at most 5 / 6'],
  ],
  [
    { allOf: [{ additionalProperties: { minimum: 3 } }, { additionalProperties: { maximum: 5 } }] },
    { a: 2, b: 6 },
    ['/a range: at least 3 / 2', '/b range: at most 5 / 6'],
  ],
])('%j judges the fields of %j', (schema, value, expected) => {
  expect(told(schema, value)).toEqual(expected)
})

test.each<[Json, unknown, string[]]>([
  [{ items: integer }, [1, 'x', 2, 'y'], [`/1 ${noInteger}`, `/3 ${noInteger}`]],
  [{ items: { items: integer } }, [[1], [2, 'x']], [`/1/1 ${noInteger}`]],
  [
    { allOf: [{ items: { minimum: 1 } }, { items: { maximum: 3 } }] },
    [0, 2, 4],
    ['/0 range: at least 1 / 0', '/2 range: at most 3 / 4'],
  ],
  [{ prefixItems: [{}], items: integer }, ['x', 'y'], [`/1 ${noInteger}`]],
  [
    { items: integer, allOf: [{ prefixItems: [{}, {}] }, { prefixItems: [{}] }] },
    ['x', 'y', 'z'],
    [`/2 ${noInteger}`],
  ],
  [{ items: { properties: { a: {} } } }, [{ a: 1 }, { b: 1 }], [`/1/b ${unnamed}`]],
  [{ properties: { a: { properties: { b: {} } } } }, { a: { c: 1 } }, [`/a/c ${unnamed}`]],
  [{ additionalProperties: { properties: { b: {} } } }, { a: { c: 1 } }, [`/a/c ${unnamed}`]],
])('%j judges what is inside of %j', (schema, value, expected) => {
  expect(told(schema, value)).toEqual(expected)
})

const price = { required: ['price'], properties: { price: integer } }

test.each<[Json, unknown, string[]]>([
  [price, { prices: 1 }, ['/price missing-field: the field / a field prices']],
  [price, { unitPrice: 1 }, ['/price missing-field: the field / a field unitPrice']],
  [price, { moon: 1 }, [`/price ${missing}`, `/moon ${unnamed}`]],
  [price, { prices: 1, moon: 1 }, [`/price ${missing}`, `/prices ${unnamed}`, `/moon ${unnamed}`]],
  [
    { ...price, required: ['price', 'id'] },
    { prices: 1 },
    [`/price ${missing}`, `/id ${missing}`, `/prices ${unnamed}`],
  ],
  [{ properties: { price: {} } }, { prices: 1 }, [`/prices ${unnamed}`]],
])(
  '%j takes %j for renamed only where one field has gone and a similar one has come',
  (schema, value, expected) => {
    expect(told(schema, value)).toEqual(expected)
  },
)

test('names of fields are told before what is wrong with their values', () => {
  const schema = { required: ['z'], properties: { a: integer, z: {} } }
  expect(told(schema, { a: 'x' })).toEqual([`/z ${missing}`, `/a ${noInteger}`])
})

test('a field called __proto__ is a field like others', () => {
  const value: unknown = JSON.parse('{"__proto__": {"a": 1}}')
  expect(told({ required: ['a'], properties: { a: integer } }, value)).toEqual([
    `/a ${missing}`,
    `/__proto__ ${unnamed}`,
  ])
})

test('schemas of true and false are parts like others', () => {
  expect(told({ allOf: [true, { minimum: 2 }] }, 1)).toEqual([' range: at least 2 / 1'])
  expect(told({ oneOf: [false, integer] }, 'x')).toEqual([` ${noInteger}`])
  expect(told({ oneOf: [false, integer] }, 1)).toEqual([])
  expect(told({ anyOf: [false, integer] }, 'x')).toEqual([` ${noInteger}`])
})

test('only references are looked up', () => {
  const asked: unknown[] = []
  const { walk } = createWalk(
    ({ $ref }) => {
      asked.push($ref)
      return undefined
    },
    () => true,
    false,
  )
  expect(walk({ properties: { a: { $ref: '#/a' }, b: { $ref: 7 }, c: {} } }, { a: 1, b: 1, c: 1 })).toEqual(
    [],
  )
  expect(asked).toEqual(['#/a'])
})

test('references are followed, also in circles', () => {
  const schemas = {
    Tree: { properties: { size: integer, next: { $ref: '#/components/schemas/Tree' } } },
    Loop: { $ref: '#/components/schemas/Loop', type: 'integer' },
    Both: { allOf: [{ $ref: '#/components/schemas/Both' }, { minimum: 2 }] },
  }
  const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
  expect(told(ref('Tree'), { next: { next: { size: 'x' } } }, schemas)).toEqual([
    `/next/next/size ${noInteger}`,
  ])
  expect(told(ref('Loop'), 'x', schemas)).toEqual([` ${noInteger}`])
  expect(told(ref('Both'), 1, schemas)).toEqual([' range: at least 2 / 1'])
  expect(told(ref('Nowhere'), 1, schemas)).toEqual([])
  expect(told({ $ref: 7, type: 'integer' }, 'x', schemas)).toEqual([` ${noInteger}`])
})
