import { expect, test } from 'vitest'
import type { Json } from '../document/place.ts'
import { told } from '../testing/told.ts'

const integer = { type: 'integer' }
const missing = 'missing-field: the field / nothing'
const object = (properties: Json, ...required: string[]): Json => ({ type: 'object', required, properties })

const either = JSON.parse(
  '{"if":{"required":["a"]},"then":{"required":["b"]},"else":{"required":["c"]}}',
) as Json

test.each<[Json, unknown, string[]]>([
  [either, { a: 1 }, [`/b ${missing}`]],
  [either, { z: 1 }, [`/c ${missing}`]],
  [either, { a: 1, b: 1 }, []],
  [{ if: { required: ['a'] }, else: { required: ['c'] } }, { a: 1 }, []],
  [{ ...either, if: true }, {}, []],
  [{ ...either, anyOf: [{ required: ['d'] }] }, { a: 1 }, [`/d ${missing}`, `/b ${missing}`]],
  [{ ...either, oneOf: [{ required: ['d'] }] }, { a: 1 }, [`/d ${missing}`, `/b ${missing}`]],
  [{ oneOf: [{ required: ['d'] }], anyOf: [{ required: ['e'] }] }, {}, [`/d ${missing}`, `/e ${missing}`]],
])('%j judges %j by all the branches that it chooses', (schema, value, expected) => {
  expect(told(schema, value)).toEqual(expected)
})

test('anyOf judges by each branch that fits', () => {
  const schema = {
    anyOf: [object({ a: integer }, 'a'), object({ b: integer }, 'b'), object({ c: integer }, 'c')],
  }
  expect(told(schema, { a: 1, b: 2 })).toEqual([])
  expect(told(schema, { a: 1, b: 'x' })).toEqual([
    '/b undeclared-field: no such field / a field that the contract does not name',
  ])
})

test('limits that branches set for the same field stay apart', () => {
  const kind = (name: string, maximum: number): Json => object({ kind: { const: name }, size: { maximum } })
  const item = { properties: { size: { minimum: 1 } }, oneOf: [kind('x', 5), kind('y', 9)] }
  expect(
    told({ items: item }, [
      { kind: 'x', size: 7 },
      { kind: 'y', size: 7 },
      { kind: 'x', size: 7 },
      { kind: 'y', size: 0 },
    ]),
  ).toEqual(['/0/size range: at most 5 / 7', '/2/size range: at most 5 / 7', '/3/size range: at least 1 / 0'])
})

test('a branch is not bound by what another adds to the same fields', () => {
  const shared = { properties: { size: { minimum: 1 } } }
  const kind = (name: string, ...more: Json[]): Json => ({
    allOf: [{ required: ['kind'], properties: { kind: { const: name } } }, shared, ...more],
  })
  const item = {
    properties: { size: { maximum: 9 } },
    oneOf: [kind('x', { properties: { size: { multipleOf: 2 } } }), kind('y')],
  }
  expect(
    told({ items: item }, [
      { kind: 'x', size: 3 },
      { kind: 'y', size: 3 },
      { kind: 'y', size: 0 },
    ]),
  ).toEqual(['/0/size range: a multiple of 2 / 3', '/2/size range: at least 1 / 0'])
})
