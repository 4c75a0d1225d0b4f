import { expect, test } from 'vitest'
import { validateOf } from '../api/validate.ts'
import { modern } from '../api/modern.ts'
import { readApi } from '../api/read-api.ts'
import { isJson, type Json } from '../document/place.ts'
import { createJudge } from './judge.ts'

type Row = readonly [keyword: string, schema: Json, held: unknown, fired: unknown]

/** Each keyword of JSON Schema 2020-12 with a value that keeps it and one that breaks it. */
const KEYWORDS: readonly Row[] = [
  ['type', { type: 'integer' }, 1, 'x'],
  ['type list', { type: ['string', 'null'] }, null, 1],
  ['enum', { enum: ['a', 'b', { c: 1 }] }, { c: 1 }, 'd'],
  ['enum of objects', { enum: [{ c: 1 }] }, { c: 1 }, { c: 2 }],
  ['const', { const: 5 }, 5, 6],
  ['const of a list', { const: [1, 2] }, [1, 2], [2, 1]],
  ['const null', { const: null }, null, 0],
  ['multipleOf', { type: 'number', multipleOf: 0.1 }, 0.3, 0.35],
  ['maximum', { type: 'number', maximum: 3 }, 3, 3.5],
  ['exclusiveMaximum', { type: 'number', exclusiveMaximum: 3 }, 2, 3],
  ['minimum', { type: 'number', minimum: 3 }, 3, 2.5],
  ['exclusiveMinimum', { type: 'number', exclusiveMinimum: 3 }, 4, 3],
  ['maxLength', { type: 'string', maxLength: 2 }, '😀😀', 'abc'],
  ['minLength', { type: 'string', minLength: 2 }, 'ab', '😀'],
  ['pattern', { type: 'string', pattern: '^a' }, 'ab', 'ba'],
  ['maxItems', { type: 'array', maxItems: 1 }, [1], [1, 2]],
  ['minItems', { type: 'array', minItems: 1 }, [1], []],
  [
    'uniqueItems',
    { type: 'array', uniqueItems: true },
    [1, 2],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ],
  ['contains', { type: 'array', contains: { type: 'string' } }, [1, 'a'], [1]],
  ['minContains', { type: 'array', contains: { type: 'string' }, minContains: 2 }, ['a', 'b'], ['a']],
  ['maxContains', { type: 'array', contains: { type: 'string' }, maxContains: 1 }, ['a'], ['a', 'b']],
  ['maxProperties', { type: 'object', maxProperties: 1 }, { a: 1 }, { a: 1, b: 2 }],
  ['minProperties', { type: 'object', minProperties: 1 }, { a: 1 }, {}],
  ['required', { type: 'object', required: ['a'] }, { a: 1 }, {}],
  ['dependentRequired', { type: 'object', dependentRequired: { a: ['b'] } }, { a: 1, b: 2 }, { a: 1 }],
  ['dependentSchemas', { type: 'object', dependentSchemas: { a: { required: ['b'] } } }, { b: 2 }, { a: 1 }],
  ['dependencies', { type: 'object', dependencies: { a: ['b'] } }, { a: 1, b: 2 }, { a: 1 }],
  [
    'prefixItems',
    { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'integer' } },
    ['a', 1],
    [1, 1],
  ],
  ['items', { type: 'array', items: { type: 'string' } }, ['a'], [1]],
  [
    'items after prefixItems',
    { type: 'array', prefixItems: [{}], items: { type: 'string' } },
    [1, 'a'],
    [1, 1],
  ],
  ['items false', { type: 'array', prefixItems: [{}], items: false }, [1], [1, 2]],
  ['properties', { type: 'object', properties: { a: { type: 'string' } } }, { a: 'x' }, { a: 1 }],
  ['properties false', { type: 'object', properties: { a: false } }, {}, { a: 1 }],
  [
    'patternProperties',
    { type: 'object', patternProperties: { '^n': { type: 'integer' } } },
    { n1: 1 },
    { n1: 'x' },
  ],
  [
    'additionalProperties',
    { type: 'object', additionalProperties: { type: 'integer' } },
    { a: 1 },
    { a: 'x' },
  ],
  [
    'additionalProperties false',
    { type: 'object', properties: { a: {} }, patternProperties: { '^n': {} }, additionalProperties: false },
    { a: 1, n: 1 },
    { b: 1 },
  ],
  ['propertyNames', { type: 'object', propertyNames: { maxLength: 2 } }, { ab: 1 }, { abc: 1 }],
  ['if, then', JSON.parse('{"if":{"type":"string"},"then":{"minLength":2}}') as Json, 'ab', 'a'],
  ['if, else', { if: { type: 'string' }, else: { minimum: 2 } }, 2, 1],
  ['allOf', { allOf: [{ minimum: 2 }, { maximum: 3 }] }, 2, 4],
  ['anyOf', { anyOf: [{ type: 'string' }, { type: 'integer' }] }, 1, 1.5],
  [
    'anyOf with several that fit',
    {
      anyOf: [
        { type: 'object', properties: { a: { type: 'integer' } } },
        { type: 'object', required: ['b'], properties: { b: { type: 'integer' } } },
      ],
    },
    { a: 1, b: 2 },
    { a: 'x', b: 'y' },
  ],
  ['oneOf', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, 1, true],
  ['oneOf with two that fit', { oneOf: [{ type: 'integer' }, { minimum: 2 }] }, 1, 3],
  ['not', { not: { type: 'string' } }, 1, 'a'],
  [
    'unevaluatedProperties',
    { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
    { a: 1 },
    { b: 1 },
  ],
  [
    'unevaluatedProperties of a type',
    { properties: { a: {} }, unevaluatedProperties: { type: 'integer' } },
    { b: 1 },
    { b: 'x' },
  ],
  ['unevaluatedItems', { prefixItems: [{}], unevaluatedItems: false }, [1], [1, 2]],
  [
    'unevaluatedItems of a type',
    { prefixItems: [{}], unevaluatedItems: { type: 'string' } },
    [1, 'a'],
    [1, 2],
  ],
  [
    'unevaluatedItems beside allOf',
    { allOf: [{ prefixItems: [{}, {}] }], unevaluatedItems: false },
    [1, 2],
    [1, 2, 3],
  ],
  [
    'unevaluatedItems beside a branch that holds',
    {
      oneOf: [{ prefixItems: [{ const: 'a' }, {}] }, { prefixItems: [{ const: 'b' }] }],
      unevaluatedItems: false,
    },
    ['a', 1],
    ['b', 1],
  ],
  [
    'unevaluatedItems of a part, which the others do not help',
    { allOf: [{ prefixItems: [{}] }, { unevaluatedItems: false }] },
    [],
    [1],
  ],
  [
    'unevaluatedItems where items tells of all',
    { items: { type: 'integer' }, unevaluatedItems: false },
    [1, 2],
    ['x'],
  ],
  ['$ref', { $ref: '#/components/schemas/Positive' }, 1, 0],
  ['$ref with siblings', { $ref: '#/components/schemas/Positive', maximum: 5 }, 5, 6],
  ['format date-time', { type: 'string', format: 'date-time' }, '2026-01-01T00:00:00Z', '2026-01-01'],
  ['format date', { type: 'string', format: 'date' }, '2026-02-28', '2026-02-30'],
  ['format time', { type: 'string', format: 'time' }, '10:00:00Z', '25:00:00Z'],
  ['format duration', { type: 'string', format: 'duration' }, 'P1D', '1D'],
  ['format email', { type: 'string', format: 'email' }, 'a@example.org', 'a'],
  ['format hostname', { type: 'string', format: 'hostname' }, 'example.org', '-a-'],
  ['format ipv4', { type: 'string', format: 'ipv4' }, '192.0.2.1', '192.0.2.256'],
  ['format ipv6', { type: 'string', format: 'ipv6' }, '2001:db8::1', '2001:xyz'],
  ['format uri', { type: 'string', format: 'uri' }, 'https://example.org', 'example'],
  ['format uuid', { type: 'string', format: 'uuid' }, '3f2a1c5e-0b7d-4e6f-8a9b-000000000000', '3f2a'],
  ['format regex', { type: 'string', format: 'regex' }, '^a', '('],
  ['format json-pointer', { type: 'string', format: 'json-pointer' }, '/a', 'a'],
]

/** Keywords that Ajv only annotates, or that are OpenAPI's own. */
const MORE: readonly Row[] = [
  // Ajv takes all items as told of by `contains`, against the specification.
  [
    'unevaluatedItems beside contains',
    { contains: { type: 'string' }, unevaluatedItems: { type: 'integer' } },
    ['a', 1],
    ['a', true],
  ],
  ['contentEncoding', { type: 'string', contentEncoding: 'base64' }, 'YWI=', 'a b'],
  ['contentMediaType', { type: 'string', contentMediaType: 'application/json' }, '{}', '{'],
  [
    'contentSchema',
    { type: 'string', contentMediaType: 'application/json', contentSchema: { required: ['a'] } },
    '{"a":1}',
    '{}',
  ],
  ['format int32', { type: 'integer', format: 'int32' }, 2_147_483_647, 2_147_483_648],
  [
    'writeOnly',
    { type: 'object', required: ['a'], properties: { a: { type: 'string', writeOnly: true } } },
    {},
    { a: 'x' },
  ],
  [
    'discriminator',
    {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: { propertyName: 'kind' },
    },
    { kind: 'Cat', lives: 9 },
    { kind: 'Cat', lives: 'x' },
  ],
  ['nullable (3.0)', { type: 'string', nullable: true }, null, 1],
  ['nullable enum (3.0)', { type: 'string', nullable: true, enum: ['a'] }, null, 'b'],
  ['exclusiveMinimum (3.0)', { type: 'number', minimum: 3, exclusiveMinimum: true }, 4, 3],
  ['exclusiveMaximum (3.0)', { type: 'number', maximum: 3, exclusiveMaximum: true }, 2, 3],
]

const components = {
  schemas: {
    Positive: { type: 'integer', minimum: 1 },
    Cat: {
      type: 'object',
      required: ['kind', 'lives'],
      properties: { kind: { type: 'string' }, lives: { type: 'integer' } },
    },
    Dog: {
      type: 'object',
      required: ['kind', 'name'],
      properties: { kind: { type: 'string' }, name: { type: 'string' } },
    },
  },
}
const api = readApi({ openapi: '3.1.0', paths: { '/a': { get: { responses: {} } } }, components }, new Map())
const judge = createJudge(api)
const read = (schema: Json): Json => {
  const node = modern(schema)
  return isJson(node) ? node : {}
}

test.each(KEYWORDS)('%s is judged as Ajv does', (_keyword, schema, held, fired) => {
  const validate = validateOf(api)
  expect([validate(schema, held), validate(schema, fired)]).toEqual([true, false])
  expect(judge.value(schema, held)).toEqual([])
  expect(judge.value(schema, fired)).not.toEqual([])
})

test.each(MORE)('%s is judged', (_keyword, schema, held, fired) => {
  expect(judge.value(read(schema), held)).toEqual([])
  expect(judge.value(read(schema), fired)).toHaveLength(1)
})

test('a field of a chosen branch is told, not that the branch does not fit', () => {
  const schema = {
    oneOf: [
      {
        type: 'object',
        required: ['kind', 'size'],
        properties: { kind: { const: 'box' }, size: { type: 'integer' } },
      },
      { type: 'object', required: ['kind'], properties: { kind: { const: 'bag' } } },
    ],
  }
  expect(judge.value(schema, { kind: 'box' })).toEqual([
    { at: '/size', rule: 'missing-field', expected: 'the field', got: 'nothing' },
  ])
})
