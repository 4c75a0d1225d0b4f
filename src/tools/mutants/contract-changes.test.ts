import { expect, test } from 'vitest'
import { apply, changesOf } from './contract-changes.ts'

const told = (schema: object): string[] =>
  changesOf(schema).map(
    ({ at, from, to }) =>
      `${at.join('/')}: ${JSON.stringify(from)} → ${to === undefined ? 'gone' : JSON.stringify(to)}`,
  )

test('a limit goes, and moves by one to either side; a count not below zero', () => {
  expect(told({ properties: { age: { minimum: 0 }, name: { minLength: 0, maxLength: 3 } } })).toEqual([
    'properties/age/minimum: 0 → gone',
    'properties/age/minimum: 0 → -1',
    'properties/age/minimum: 0 → 1',
    'properties/name/minLength: 0 → gone',
    'properties/name/minLength: 0 → 1',
    'properties/name/maxLength: 3 → gone',
    'properties/name/maxLength: 3 → 2',
    'properties/name/maxLength: 3 → 4',
  ])
})

test('a decimal limit moves by one of its last place; one that is known at run time only goes', () => {
  expect(
    told({ 'x-decimal-exclusive-minimum': '0.10', 'x-decimal-maximum': [{ ctx: 'balance' }, '5'] }),
  ).toEqual([
    'x-decimal-exclusive-minimum: "0.10" → gone',
    'x-decimal-exclusive-minimum: "0.10" → "0.09"',
    'x-decimal-exclusive-minimum: "0.10" → "0.11"',
    'x-decimal-maximum/0: {"ctx":"balance"} → gone',
    'x-decimal-maximum/1: "5" → gone',
    'x-decimal-maximum/1: "5" → "4"',
    'x-decimal-maximum/1: "5" → "6"',
  ])
})

test('each value of an enum and each required name goes for itself', () => {
  expect(told({ enum: [1, 2], required: ['a', 'b'] })).toEqual([
    'enum/0: 1 → gone',
    'enum/1: 2 → gone',
    'required/0: "a" → gone',
    'required/1: "b" → gone',
  ])
})

test('a pattern goes, and each of its counts moves by one', () => {
  expect(told({ pattern: '^[a-z]{2,}\\d{6}$' })).toEqual([
    String.raw`pattern: "^[a-z]{2,}\\d{6}$" → gone`,
    String.raw`pattern: "^[a-z]{2,}\\d{6}$" → "^[a-z]{1,}\\d{6}$"`,
    String.raw`pattern: "^[a-z]{2,}\\d{6}$" → "^[a-z]{3,}\\d{6}$"`,
    String.raw`pattern: "^[a-z]{2,}\\d{6}$" → "^[a-z]{2,}\\d{5}$"`,
    String.raw`pattern: "^[a-z]{2,}\\d{6}$" → "^[a-z]{2,}\\d{7}$"`,
  ])
})

test('a field may be called like a rule, and values of examples are none', () => {
  expect(told({ properties: { maximum: { type: 'string' } }, example: { minimum: 3 } })).toEqual([])
})

test('rules of a case are changed like others', () => {
  expect(told({ allOf: [{ if: { properties: { a: { const: 1 } } }, else: { required: ['b'] } }] })).toEqual([
    'allOf/0/if/properties/a/const: 1 → gone',
    'allOf/0/else/required/0: "b" → gone',
  ])
})

test('each change can be applied and taken back, whatever it changes', () => {
  const schema = { required: ['a', 'b'], maxLength: 3, enum: [1, 2, 1], properties: { a: { const: null } } }
  const changes = changesOf(schema)
  const changed = changes.map((change) => {
    const copy = structuredClone(schema)
    const undo = apply(copy, change)
    const text = JSON.stringify(copy)
    undo()
    expect(copy).toEqual(schema)
    return text
  })
  expect(new Set([...changed, JSON.stringify(schema)]).size).toBe(changes.length + 1)
})
