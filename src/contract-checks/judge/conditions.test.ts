import { expect, test } from 'vitest'
import type { Json } from '../document/place.ts'
import { told } from '../testing/told.ts'

const contained = 'items that `contains` describes'

test.each<[Json, unknown, string[]]>([
  [{ not: { type: 'string' } }, 'a', [' schema: a value that `not` leaves / one that it excludes']],
  [{ not: { type: 'string' } }, 1, []],
  [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 3, [' schema: exactly one branch of `oneOf` / 2 that fit']],
  [
    { oneOf: [{ minimum: 1 }, { minimum: 2 }, { maximum: 9 }] },
    3,
    [' schema: exactly one branch of `oneOf` / 3 that fit'],
  ],
  [{ oneOf: [{ minimum: 1 }, { minimum: 5 }] }, 3, []],
  [{ contains: { type: 'string' } }, [1], [` schema: at least 1 ${contained} / 0`]],
  [{ contains: { type: 'string' }, minContains: 2 }, ['a'], [` schema: at least 2 ${contained} / 1`]],
  [{ contains: { type: 'string' }, minContains: 0 }, [], []],
  [
    { contains: { type: 'string' }, maxContains: 1 },
    ['a', 'b'],
    [` schema: at least 1 and at most 1 ${contained} / 2`],
  ],
  [{ contains: { type: 'string' }, minContains: 1, maxContains: 2 }, ['a', 'b', 3], []],
  // A limit that is no number is none.
  [{ contains: { type: 'string' }, minContains: '2' }, ['a'], []],
  [{ contains: { type: 'string' }, minContains: '0' }, [], [` schema: at least 1 ${contained} / 0`]],
  [{ contains: { type: 'string' }, maxContains: '0' }, ['a'], []],
  [{ prefixItems: [true, false] }, [1], []],
  [{ prefixItems: [{ type: 'string' }] }, [1, 2], ['/0 wrong-type: string / integer']],
  [{ prefixItems: [{ type: 'string' }, { type: 'integer' }] }, ['a'], []],
  [{ prefixItems: [{}], items: false }, [1, 2], [' schema: at most 1 items / 2']],
  [{ prefixItems: [{}, {}], items: false }, [1, 2], []],
  [{ prefixItems: [{}], items: true }, [1, 2], []],
  [{ prefixItems: [{}], unevaluatedItems: false }, [1, 2], [' schema: no further items / 2']],
  [{ prefixItems: [{}], unevaluatedItems: { type: 'string' } }, [1, 2], ['/1 wrong-type: string / integer']],
  [{ contains: { const: 1 }, unevaluatedItems: false }, [1, 1], []],
  [{ contains: { const: 1 }, unevaluatedItems: false }, [1, 2], [' schema: no further items / 2']],
  // Items that another part tells of are none that nobody tells of.
  [{ allOf: [{ items: { type: 'integer' } }], unevaluatedItems: false }, [1], []],
  [{ allOf: [{ unevaluatedItems: { type: 'integer' } }], unevaluatedItems: false }, [1], []],
  [{ dependentRequired: { a: ['b/c'] } }, { a: 1 }, ['/b~1c missing-field: the field beside a / nothing']],
  [{ dependentRequired: { a: ['b'] } }, { c: 1 }, []],
  [{ dependentRequired: { a: 'b' } }, { a: 1 }, []],
  [{ dependencies: { a: ['b'] } }, { a: 1 }, ['/b missing-field: the field beside a / nothing']],
  [{ dependencies: { a: ['b'] } }, { a: 1, b: 2 }, []],
  [{ dependencies: { a: { required: ['b'] } } }, { a: 1 }, ['/b missing-field: the field / nothing']],
  [{ dependencies: { a: { required: ['b'] } } }, { c: 1 }, []],
  [{ dependentSchemas: { a: { required: ['b'] } } }, { a: 1 }, ['/b missing-field: the field / nothing']],
  [{ dependentSchemas: { a: { required: ['b'] } } }, { c: 1 }, []],
  [{ dependentSchemas: { a: false } }, { a: 1 }, [' schema: nothing / object']],
  [
    { patternProperties: { '^n/': { type: 'integer' } } },
    { 'n/1': 'x', m: 'x' },
    ['/n~11 wrong-type: integer / string'],
  ],
  [
    { patternProperties: { [String.raw`^\p{L}$`]: { type: 'integer' } } },
    { Ä: 'x' },
    ['/Ä wrong-type: integer / string'],
  ],
  [{ propertyNames: { maxLength: 2 } }, { ab: 1, 'c/d': 1 }, ['/c~1d schema: another name / c/d']],
])('%j judges %j', (schema, value, expected) => {
  expect(told(schema, value)).toEqual(expected)
})

test('a schema without an end says nothing against further fields', () => {
  const open = { not: { type: 'object', properties: { a: {} } } }
  expect(told(open, { b: 1 })).toEqual([' schema: a value that `not` leaves / one that it excludes'])
})

test('a choice that settles itself leaves the conditions beside it', () => {
  const schema = { allOf: [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, { not: { const: 1 } }] }
  expect(told(schema, 1)).toEqual([' schema: a value that `not` leaves / one that it excludes'])
  expect(told(schema, 2)).toEqual([])
})

const text = (words: Json): Json => ({ type: 'string', ...words })
const json = { contentMediaType: 'application/json' }
const base64 = { contentEncoding: 'base64' }

test.each(['', 'YQ==', 'YWI=', 'YWJj', 'YWJjYQ==', 'YWJjYWI=', 'YWJj+/8='])('%j is base64', (value) => {
  expect(told(text(base64), value)).toEqual([])
})

test.each(['Y', 'YW', 'YWI', 'YWJj=', 'YQ=', 'Y===', '?WJj', '?Q==', 'YWJjYWJ', ' YWJj', 'YWJj ', 'YW!='])(
  '%j is no base64',
  (value) => {
    expect(told(text(base64), value)).toEqual([` format: base64 / ${value}`])
  },
)

test.each<[Json, unknown, string[]]>([
  [json, '{"a":1}', []],
  [json, '{', [' format: JSON in the text / {']],
  [{ contentMediaType: 'text/plain' }, '{', []],
  [{ contentEncoding: 'quoted-printable' }, 'a b', []],
  [{ contentSchema: { type: 'integer' } }, '7', []],
  [{ contentSchema: { type: 'integer' } }, '"7"', [' wrong-type: integer / string']],
  [{ contentSchema: { type: 'integer' } }, 'seven', [' format: JSON in the text / seven']],
  [{ ...json, ...base64 }, 'e30=', []],
  [{ ...json, ...base64 }, 'ew==', [' format: JSON in the text / ew==']],
  [{ ...json, contentSchema: { type: 'array' } }, 7, []],
])('%j judges what the text %j carries', (words, value, expected) => {
  expect(told(words, value)).toEqual(expected)
})

test('a condition judges only the kind of value that it is made for', () => {
  const list = { contains: false, prefixItems: [false], unevaluatedItems: false }
  const object = {
    dependentRequired: { length: ['a'] },
    propertyNames: false,
    patternProperties: { '': false },
  }
  expect(['ab', 1, true, null, { 0: 1 }].flatMap((value) => told(list, value))).toEqual([])
  expect(['ab', 1, true, null, [1]].flatMap((value) => told(object, value))).toEqual([])
})

test('a fault inside of a value is told before the conditions on it as a whole', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } }, not: { required: ['a'] } }
  expect(told(schema, { a: 1 })).toEqual(['/a wrong-type: string / integer'])
  expect(told(schema, { a: 'x' })).toEqual([' schema: a value that `not` leaves / one that it excludes'])
})

test('each part of a schema has its own conditions', () => {
  const schema = { allOf: [{ not: { const: 1 } }, { title: 'a number' }, { not: { minimum: 1 } }] }
  expect(told(schema, 1)).toHaveLength(2)
  expect(told(schema, 2)).toHaveLength(1)
  expect(told(schema, 0)).toEqual([])
})
