import { expect, test } from 'vitest'
import type { Json } from '../document/place.ts'
import { told } from '../testing/told.ts'

const integer = { type: 'integer' }
const text = { type: 'string' }
const missing = 'missing-field: the field / nothing'
const noInteger = 'wrong-type: integer / string'
const object = (properties: Json, ...required: string[]): Json => ({ type: 'object', required, properties })

const box = object({ kind: { const: 'box' }, size: integer }, 'kind', 'size')
const bag = object({ kind: { const: 'bag' }, weight: integer }, 'kind', 'weight')
const goods = { oneOf: [box, bag] }

test.each<[Json, unknown, string[]]>([
  [goods, { kind: 'box' }, [`/size ${missing}`]],
  [goods, { kind: 'bag' }, [`/weight ${missing}`]],
  [goods, { kind: 'bag', weight: 'x' }, [`/weight ${noInteger}`]],
  [{ anyOf: [box, bag] }, { kind: 'bag', weight: 'x' }, [`/weight ${noInteger}`]],
  // Two that say the same of the field: the one that the value looks most like.
  [
    {
      oneOf: [
        box,
        object({ kind: { const: 'bag' }, weight: integer, depth: integer }, 'weight', 'depth'),
        object({ kind: { const: 'bag' }, colour: text }, 'colour'),
      ],
    },
    { kind: 'bag', colour: 1 },
    ['/colour wrong-type: string / integer'],
  ],
  // Enumerations tell as constants do.
  [
    {
      oneOf: [
        object({ kind: { enum: ['a', 'b'] }, x: integer }, 'x'),
        object({ kind: { enum: ['c'] }, y: integer }, 'y'),
      ],
    },
    { kind: 'c' },
    [`/y ${missing}`],
  ],
  // The first field of all branches that tells: also where only some name constants.
  [
    {
      oneOf: [
        object({ name: text, kind: { const: 'a' }, x: integer }, 'x'),
        object({ name: text, kind: { not: { const: 'a' } }, y: integer }, 'y'),
      ],
    },
    { name: 'n', kind: 'b' },
    [`/y ${missing}`],
  ],
  // A constant tells before limits do, wherever it stands.
  [
    {
      oneOf: [
        object({ code: { minimum: 1 }, kind: { const: 'a' }, x: integer }, 'x'),
        object({ code: { maximum: 0 }, kind: { const: 'b' }, y: integer }, 'y'),
      ],
    },
    { code: 1, kind: 'b' },
    [`/y ${missing}`, '/code range: at most 0 / 1'],
  ],
  // A field that not all branches have does not tell.
  [
    { oneOf: [object({ kind: { const: 'a' }, x: integer }), { minProperties: 5 }] },
    { kind: 'b', x: 1 },
    ['/kind enum: a / b'],
  ],
  [
    {
      oneOf: [
        object({ kind: { const: 'a' } }),
        { ...object({ kind: { const: 'b' } }), minProperties: 9 },
        { minProperties: 9 },
      ],
    },
    { kind: 'b' },
    ['/kind enum: a / b'],
  ],
  // A field that all branches take leaves it to the next one.
  [
    {
      oneOf: [
        object({ version: { const: 1 }, kind: { const: 'a' } }),
        { ...object({ version: { const: 1 }, kind: { const: 'b' } }), minProperties: 9 },
      ],
    },
    { version: 1, kind: 'b' },
    [' range: at least 9 fields / 2'],
  ],
  [goods, null, [' null: object / null']],
])('%j judges %j by the branch that its fields name', (schema, value, expected) => {
  expect(told(schema, value)).toEqual(expected)
})

test.each<[Json, Json]>([
  [{ minimum: 1 }, { maximum: 0 }],
  [{ exclusiveMinimum: 0 }, { exclusiveMaximum: 1 }],
  [{ minimum: 1 }, { exclusiveMaximum: 1 }],
  [{ exclusiveMinimum: 0 }, { maximum: 0 }],
])('limits %j and %j tell one branch from the other', (high, low) => {
  const schema = {
    oneOf: [
      object({ code: low, x: integer, y: integer }, 'x', 'y'),
      object({ code: high, z: integer, u: text, v: text }, 'z', 'u', 'v'),
    ],
  }
  expect(told(schema, { code: 1, x: 1, z: 1 })).toEqual([
    `/u ${missing}`,
    `/v ${missing}`,
    '/x undeclared-field: no such field / a field that the contract does not name',
  ])
  expect(told(schema, { code: 0, z: 1, u: '', v: '' })[0]).toBe(`/x ${missing}`)
})

test('limits tell only where each branch has some', () => {
  const schema = {
    oneOf: [
      object({ code: { minimum: 5 }, x: integer }, 'x'),
      object({ code: integer, z: integer, u: text, v: text }, 'z', 'u', 'v'),
    ],
  }
  expect(told(schema, { code: 1, x: 1 })).toEqual(['/code range: at least 5 / 1'])
})

test.each<[Json, unknown, string[]]>([
  [
    { oneOf: [object({ a: text, b: text }, 'a', 'b'), object({ c: integer }, 'c')] },
    { a: 'x' },
    [`/b ${missing}`],
  ],
  [
    { oneOf: [object({ a: text, b: text }, 'a', 'b'), object({ c: integer }, 'c')] },
    { c: 'x' },
    [`/c ${noInteger}`],
  ],
  // A constant that is broken weighs more than a field.
  [goods, { kind: 'bin' }, [`/size ${missing}`, '/kind enum: box / bin']],
  [goods, { kind: 'bin', weight: 1 }, ['/kind enum: bag / bin']],
  [
    {
      oneOf: [
        object({ kind: { enum: ['a'] } }),
        object({ kind: integer, x: text, y: text, z: text }, 'x', 'y', 'z'),
      ],
    },
    { kind: 'b' },
    [`/x ${missing}`, `/y ${missing}`, `/z ${missing}`, `/kind ${noInteger}`],
  ],
  // What is wrong with the value as a whole weighs most.
  [
    { oneOf: [{ minProperties: 5 }, object({ a: { enum: [1] }, b: { enum: [1] } })] },
    { a: 2, b: 2 },
    ['/a enum: 1 / 2', '/b enum: 1 / 2'],
  ],
  [{ oneOf: [text, integer, { type: 'null' }] }, true, [' wrong-type: string / boolean']],
  [{ oneOf: [{ type: 'null' }, object({ a: text }, 'a')] }, 5, [' wrong-type: object / integer']],
  [{ oneOf: [{ type: 'null' }, object({ a: text }, 'a')] }, {}, [`/a ${missing}`]],
  [{ oneOf: [{ type: 'null' }, object({ a: text }, 'a')] }, null, []],
  [
    { oneOf: [object({ a: { enum: [1] } }), object({ x: text, y: text }, 'x', 'y')] },
    { a: 2 },
    [`/x ${missing}`, `/y ${missing}`],
  ],
  [
    { anyOf: [{ type: ['string', 'null'], allOf: [text] }, integer] },
    true,
    [' wrong-type: integer / boolean'],
  ],
  [
    { anyOf: [{ type: ['string', 'null'] }, { type: ['integer', 'null'] }] },
    true,
    [' wrong-type: string or null / boolean'],
  ],
  [{ anyOf: [{ type: ['null', 'string'] }, integer] }, true, [' wrong-type: integer / boolean']],
  [{ oneOf: [{ oneOf: [text, { type: 'boolean' }] }, integer] }, true, []],
  // The only one that may be of its kind, whatever is wrong with it.
  [{ anyOf: [integer, { type: 'object', minProperties: 5 }] }, {}, [' range: at least 5 fields / 0']],
  // Fields that a branch does not name do not count against it.
  [
    { oneOf: [object({ a: text, b: text }, 'b'), { type: 'object', required: ['c', 'd'] }] },
    { a: '', p: 1, q: 2, r: 3 },
    [`/b ${missing}`],
  ],
  [
    {
      oneOf: [
        { type: ['string', 'null'], maxLength: 3 },
        { type: 'string', minLength: 5 },
      ],
    },
    'ab',
    [],
  ],
])('%j judges %j by the branch that it looks most like', (schema, value, expected) => {
  expect(told(schema, value).filter((line) => !line.includes('undeclared'))).toEqual(expected)
})
