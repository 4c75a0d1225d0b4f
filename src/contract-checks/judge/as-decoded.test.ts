import { expect, test } from 'vitest'
import { WireNumber } from '#src/core/contract/json.ts'
import { isJson, type Json } from '../document/place.ts'
import { told } from '../testing/told.ts'
import { plain, Unreadable } from './legacy.ts'
import { createWalk } from './walk.ts'

const { asDecoded } = createWalk(
  () => undefined,
  () => true,
  true,
)

const integer = { type: 'integer', 'x-accept': ['text'] }
const decimal = { type: 'string', format: 'decimal', 'x-accept': ['number'] }
const maybe = { type: ['string', 'null'] }
const object = (properties: Json, ...required: string[]): Json => ({ type: 'object', required, properties })
const record = object({ a: integer }, 'a')
const nothing = { type: 'null' }

test.each<[Json, unknown, unknown]>([
  [integer, '17', 17],
  [decimal, 1.5, '1.5'],
  [decimal, new WireNumber('1.10'), '1.10'],
  [{ type: 'number' }, new WireNumber('1.0'), 1],
  [{ type: 'string', format: 'binary' }, 7, 7],
  [{}, new WireNumber('1.0'), 1],
  [{}, [new WireNumber('1.0'), { a: [new WireNumber('2.0')] }], [1, { a: [2] }]],
  [integer, null, null],
  // Lists
  [{ type: 'array', items: integer }, ['1', 2], [1, 2]],
  [{ type: 'array' }, [new WireNumber('1.0'), 'a'], [1, 'a']],
  [{ prefixItems: [integer, maybe] }, ['1', 'a', 'b'], [1, 'a']],
  [{ prefixItems: [integer, maybe] }, ['1'], [1, null]],
  [{ prefixItems: [true, integer] }, ['a', '1'], ['a', 1]],
  [{ prefixItems: [integer, maybe], items: integer }, ['1', 'a', '2'], [1, 'a']],
  [{ type: 'array', items: integer }, { a: '1' }, { a: '1' }],
  // Objects
  [record, { a: '1', b: '2' }, { a: 1 }],
  [record, ['1'], ['1']],
  [record, new WireNumber('1.0'), 1],
  [record, 'text', 'text'],
  [record, {}, {}],
  [object({ a: maybe }, 'a'), {}, { a: null }],
  [object({ a: maybe }), {}, {}],
  [object({ a: maybe }), { a: null }, { a: null }],
  [object({ a: integer }), { a: null }, {}],
  [object({ a: integer }, 'a'), { a: null }, { a: null }],
  [object({ a: true }), { a: [new WireNumber('1.0')] }, { a: [1] }],
  [object({ a: true }, 'a'), {}, {}],
  [{ type: 'object' }, { a: '1', b: new WireNumber('2.0') }, { a: '1', b: 2 }],
  [{ additionalProperties: integer }, { a: '1', b: '2' }, { a: 1, b: 2 }],
  [{ ...record, additionalProperties: integer }, { a: '1', b: '2' }, { a: 1 }],
  [
    { ...record, patternProperties: { '^n': integer } },
    { a: '1', n1: '2', m: '3' },
    { a: 1, n1: '2' },
  ],
  [
    { ...record, patternProperties: { '^n': {} }, additionalProperties: integer },
    { a: '1', n1: new WireNumber('2.0') },
    { a: 1, n1: 2 },
  ],
  // Other names
  [object({ a: { ...integer, 'x-alias': ['b', 7] } }), { b: '1' }, { a: 1 }],
  [object({ a: { ...integer, 'x-alias': ['b', 7] } }), { 7: '1' }, { a: 1 }],
  [object({ a: { ...integer, 'x-alias': ['b'] } }), { a: '1', b: '2' }, { a: 1 }],
  [object({ a: { allOf: [{ 'x-alias': ['b'] }, integer] } }), { b: '1' }, { a: 1 }],
  // True where nothing is meant
  [{ oneOf: [record, nothing], 'x-accept': ['boolean'] }, true, null],
  [{ anyOf: [record, nothing], 'x-accept': ['boolean'] }, true, null],
  [{ oneOf: [record, nothing], 'x-accept': ['boolean'] }, false, false],
  [{ oneOf: [record, nothing], 'x-accept': ['text'] }, true, true],
  [{ oneOf: [record, nothing] }, true, true],
  [{ oneOf: [record, object({})], 'x-accept': ['boolean'] }, true, true],
  [{ oneOf: [{ type: 'array' }, nothing], 'x-accept': ['boolean'] }, true, true],
  [{ oneOf: [null, record, nothing], 'x-accept': ['boolean'] }, true, null],
  [{ type: 'boolean' }, true, true],
])('%j reads %j as %j', (schema, raw, read) => {
  expect(asDecoded(schema, raw)).toStrictEqual(read)
})

test('a value that clients do not take is kept with what they expect', () => {
  const read = asDecoded(object({ a: integer, b: { prefixItems: [integer] } }), {
    a: new WireNumber('1.5'),
    b: [],
  })
  const { a, b } = isJson(read) ? read : {}
  expect(a).toBeInstanceOf(Unreadable)
  expect(a).toMatchObject({ raw: 1.5 })
  expect(b).toEqual([new Unreadable(undefined, 'a value')])
})

test('a number of the wire becomes one of JSON, wherever it is', () => {
  const number = new WireNumber('1.50')
  expect(plain(number)).toBe(1.5)
  expect(plain([number, 'a', null, { b: number }])).toEqual([1.5, 'a', null, { b: 1.5 }])
})

test.each<[Json, unknown, string[]]>([
  [integer, 'many', [' wrong-type: integer / string']],
  [{ ...integer, maximum: 3 }, 7, []],
  [{ ...integer, enum: [1, 2] }, 3, [' enum: 1, 2 / 3']],
  [{ prefixItems: [integer, integer] }, ['1'], ['/1 wrong-type: integer / undefined']],
  [
    { prefixItems: [integer, decimal] },
    ['x', 'y'],
    ['/0 wrong-type: integer / string', '/1 format: decimal / y'],
  ],
  [{ prefixItems: [record] }, [{ a: 1, b: 2 }], []],
  [{ type: 'array', items: integer, minItems: 3, uniqueItems: true }, [1, 1], []],
  [{ ...record, minProperties: 3 }, { a: 1 }, []],
  [{ not: integer }, 1, []],
  [JSON.parse('{"if":{"type":"integer"},"then":{"type":"string"}}') as Json, 1, []],
  [{ type: 'string' }, null, [' null: string / null']],
  [record, 7, [' wrong-type: object / integer']],
])('%j judges %j by what clients read', (schema, value, expected) => {
  expect(told(schema, value, {}, 'legacy')).toEqual(expected)
})
