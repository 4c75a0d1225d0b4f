import { expect, test } from 'vitest'
import type { Json } from '../document/place.ts'
import { told } from '../testing/told.ts'

test.each<[Json, unknown, string]>([
  [{ type: 'integer' }, 'x', 'wrong-type: integer / string'],
  [{ type: 'integer' }, 1.5, 'wrong-type: integer / number'],
  [{ type: 'number' }, true, 'wrong-type: number / boolean'],
  [{ type: ['integer', 'string'] }, [], 'wrong-type: integer or string / array'],
  [{ type: ['number', 'boolean'] }, {}, 'wrong-type: number or boolean / object'],
  [{ type: 'string' }, null, 'null: string / null'],
  [{ type: 'object' }, [], 'wrong-type: object / array'],
  [{ enum: ['a', 2, { b: 1 }] }, 'c', 'enum: a, 2, {"b":1} / c'],
  [{ const: 5 }, '5', 'enum: 5 / 5'],
  [{ const: { a: 1 } }, { a: 2 }, 'enum: {"a":1} / {"a":2}'],
  [{ const: 'a', enum: ['b'] }, 'b', 'enum: a / b'],
  [{ enum: ['a'] }, null, 'enum: a / null'],
  [{ type: ['string', 'null'], const: 'a' }, null, 'enum: a / null'],
  [{ format: 'date' }, '30.2.', 'format: date / 30.2.'],
  [{ pattern: String.raw`^\p{L}+$` }, 'a1', String.raw`format: ^\p{L}+$ / a1`],
  [{ minLength: 2 }, 'a', 'range: at least 2 characters / 1'],
  [{ maxLength: 2 }, 'abc', 'range: at most 2 characters / 3'],
  [{ multipleOf: 0.1 }, 0.35, 'range: a multiple of 0.1 / 0.35'],
  [{ multipleOf: 2 }, 100_000_001, 'range: a multiple of 2 / 100000001'],
  [{ multipleOf: 1 }, 0.000_000_01, 'range: a multiple of 1 / 1e-8'],
  [{ multipleOf: 0.01 }, 1_234_567.895, 'range: a multiple of 0.01 / 1234567.895'],
  [{ exclusiveMinimum: 3 }, 3, 'range: more than 3 / 3'],
  [{ exclusiveMaximum: 3 }, 3, 'range: less than 3 / 3'],
  [{ minimum: 3 }, 2.5, 'range: at least 3 / 2.5'],
  [{ maximum: 3 }, 4, 'range: at most 3 / 4'],
  [{ format: 'int32' }, 2_147_483_648, 'format: int32 / 2147483648'],
  [{ format: 'int32' }, -2_147_483_649, 'format: int32 / -2147483649'],
  [{ minItems: 2 }, [1], 'range: at least 2 items / 1'],
  [{ maxItems: 1 }, [1, 2], 'range: at most 1 items / 2'],
  [{ uniqueItems: true }, ['b', 'a', 'b'], 'range: no item twice / b twice'],
  [{ minProperties: 1 }, {}, 'range: at least 1 fields / 0'],
  [{ maxProperties: 1 }, { a: 1, b: 2 }, 'range: at most 1 fields / 2'],
])('%j judges %j with what was expected and what came', (schema, value, expected) => {
  expect(told({ properties: { f: schema } }, { f: value })).toEqual([`/f ${expected}`])
})

test.each<[Json, unknown]>([
  [{ type: 'number' }, 1],
  [{ type: ['string', 'null'], enum: ['a'] }, null],
  [{ const: { a: { c: 1, b: 2, d: 3 } } }, { a: { d: 3, b: 2, c: 1 } }],
  [{ enum: [[{ b: 1, a: 2 }]] }, [{ a: 2, b: 1 }]],
  [{ pattern: String.raw`^\p{L}+$` }, 'Ä'],
  [{ minLength: 2, maxLength: 2 }, 'ab'],
  [{ maxLength: 1 }, '😀'],
  [{ minLength: 3, maxLength: 3 }, 'a😀b'],
  [{ minLength: 2, maxLength: 2 }, '😀😀'],
  [{ minLength: 3 }, '\uD83D\uD83D\uDE00a'],
  [{ minLength: 2 }, '\uDE00\uD83D'],
  [{ minLength: 2 }, 'a\uDE00'],
  [{ minLength: 2 }, '\uD83Da'],
  [{ minLength: 2 }, 'a\uD83D'],
  [{ multipleOf: 0.1 }, 0.7],
  [{ multipleOf: 0.1 }, 1.1],
  [{ multipleOf: 0.1 }, -0.3],
  [{ multipleOf: 0.01 }, 123_456.78],
  [{ multipleOf: 0.001 }, 98_765_432_109.876],
  [{ multipleOf: 0.000_000_01 }, 12_345.678_901_23],
  [{ multipleOf: 0.01 }, 2_238_298_073.64],
  [{ multipleOf: 5 }, 0],
  [{ minimum: 3, maximum: 3 }, 3],
  [{ exclusiveMinimum: 2, exclusiveMaximum: 4 }, 3],
  [{ format: 'int32' }, 2_147_483_647],
  [{ format: 'int32' }, -2_147_483_648],
  [{ format: 'int64' }, 2_147_483_648],
  [{ minItems: 1, maxItems: 1 }, [1]],
  [{ uniqueItems: false }, [1, 1]],
  [{ uniqueItems: true }, [{ a: 1 }, { a: 2 }, 1, '1', [1]]],
  [{ minProperties: 1, maxProperties: 1 }, { a: 1 }],
])('%j takes %j', (schema, value) => {
  expect(told(schema, value)).toEqual([])
})

test('a keyword speaks only of the kind of value that it is made for', () => {
  const text = { format: 'date', pattern: '^a', minLength: 9, maxLength: 0 }
  const number = { format: 'int32', multipleOf: 2, minimum: 9, exclusiveMinimum: 9 }
  const list = { minItems: 9, uniqueItems: true }
  const object = { minProperties: 9, required: ['a'] }
  expect([3, true, null, [1], { a: 1 }].flatMap((value) => told(text, value))).toEqual([])
  expect(['3', true, null, [1], { a: 1 }].flatMap((value) => told(number, value))).toEqual([])
  expect(['3', 3, true, null, { a: 1 }].flatMap((value) => told(list, value))).toEqual([])
  expect(['3', 3, true, null, [1]].flatMap((value) => told(object, value))).toEqual([])
})

test.each<[Json, unknown]>([
  [{ minimum: '9' }, 1],
  [{ maximum: '0' }, 1],
  [{ exclusiveMinimum: true }, 1],
  [{ exclusiveMaximum: true }, 1],
  [{ multipleOf: '2' }, 1],
  [{ format: 7 }, 'a'],
  [{ pattern: 7 }, 'a'],
  [{ minLength: '9' }, 'a'],
  [{ maxLength: '0' }, 'a'],
  [{ enum: 'abc' }, 'd'],
  [{ type: 7 }, 'd'],
])('%j says nothing of a value, since its word has no such argument', (schema, value) => {
  expect(told(schema, value)).toEqual([])
})

test('of several things wrong with a value the first is told: type, constant, form, size', () => {
  const all = { type: 'string', enum: ['2026-01-01'], format: 'date', pattern: '^2', maxLength: 1 }
  expect(told(all, 7)).toEqual([' wrong-type: string / integer'])
  expect(told(all, 'x')).toEqual([' enum: 2026-01-01 / x'])
  expect(told({ ...all, enum: ['x'] }, 'x')).toEqual([' format: date / x'])
  expect(told({ ...all, enum: undefined }, 'x')).toEqual([' format: date / x'])
  expect(told({ pattern: '^2', maxLength: 1 }, 'xx')).toEqual([' format: ^2 / xx'])
  expect(told({ minItems: 3, uniqueItems: true }, [1, 1])).toEqual([' range: at least 3 items / 2'])
})

test('every part of allOf judges the value', () => {
  expect(told({ allOf: [{ minimum: 1 }, { maximum: 3 }] }, 4)).toEqual([' range: at most 3 / 4'])
  expect(told({ allOf: [{ minItems: 1 }, { maxItems: 1 }] }, [1, 2])).toEqual([' range: at most 1 items / 2'])
  expect(told({ allOf: [{ required: [] }, { minProperties: 1 }, { maxProperties: 1 }] }, {})).toEqual([
    ' range: at least 1 fields / 0',
  ])
})
