/* oxlint-disable unicorn/no-thenable -- `then` is a word of JSON Schema */
import { expect, test } from 'vitest'
import type { JsonObject } from './forms-schema.ts'
import { isAskedWhenShown, provePossible, proveShown } from './forms-when.ts'

const whenOne = (name: string): JsonObject => ({
  if: { properties: { kind: { const: 1 } }, required: ['kind'] },
  then: { required: [name] },
})
const schema = (...allOf: JsonObject[]): JsonObject => ({
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { type: 'integer', enum: [0, 1] },
    price: { type: 'string' },
    premium: { type: 'string' },
  },
  allOf,
})
const ui = (fields: JsonObject) => ({
  order: ['kind', 'price', 'premium'],
  fields: { kind: { widget: 'switch' }, price: { widget: 'text' }, premium: { widget: 'text' }, ...fields },
})
const shownFor = (kind: number, more: JsonObject = {}): JsonObject => ({
  widget: 'text',
  when: { kind },
  ...more,
})
const proof = (rules: JsonObject, fields: JsonObject) => () => proveShown('ui.json', rules, ui(fields))

test('a field may be hidden where the schema does not require it', () => {
  expect(proof(schema(whenOne('premium')), { premium: shownFor(1) })).not.toThrow()
})

test('a field that is hidden where the schema requires it stops the generation', () => {
  expect(proof(schema(whenOne('premium')), { premium: shownFor(0) })).toThrow(
    'ui.json: premium: when hides it with {"kind":1}, where the schema may require it',
  )
})

test.each<[string, JsonObject]>([
  ['required always', { ...schema(), required: ['kind', 'premium'] }],
  [
    'required unless',
    schema({ if: { properties: { kind: { const: 1 } } }, else: { required: ['premium'] } }),
  ],
  [
    'required where it is not',
    schema({ if: { not: { properties: { kind: { const: 1 } } } }, then: { required: ['premium'] } }),
  ],
  [
    'required with one of several',
    schema({ if: { properties: { kind: { enum: [0, 2] } } }, then: { required: ['premium'] } }),
  ],
  [
    'required where another field is filled in',
    schema({ if: { required: ['price'] }, then: { required: ['premium'] } }),
  ],
  ['required by one of two ways', schema({ anyOf: [{ required: ['premium'] }, { required: ['price'] }] })],
  [
    'required deep inside',
    schema({
      allOf: [
        { then: { allOf: [{ required: ['premium'] }] }, if: { properties: { price: { minLength: 1 } } } },
      ],
    }),
  ],
])('a hidden field is found where it is %s', (_how, rules) => {
  expect(proof(rules, { premium: shownFor(1) })).toThrow('premium: when hides it with {"kind":0}')
})

test('a hidden field may be required if a visible one shows its errors', () => {
  const rules = { ...schema(whenOne('premium')), required: ['kind', 'price'] }
  const told = shownFor(0, { elsewhere: 'premium' })
  expect(proof(rules, { price: told, premium: shownFor(1) })).not.toThrow()
  expect(proof(rules, { price: told, premium: shownFor(0) })).toThrow('price: when hides it with {"kind":1}')
})

test('a condition on an optional field has to hold for the empty field too', () => {
  const open = { ...schema({ required: ['premium'] }), required: [] }
  expect(proof(open, { premium: shownFor(1) })).toThrow('premium: when hides it with {}')
})

test('a field is marked required where the schema requires it while it is shown', () => {
  const asked = (rules: JsonObject, kind: number) =>
    isAskedWhenShown(rules, ui({ premium: shownFor(kind) }), 'premium')
  expect(asked(schema(whenOne('premium')), 1)).toBe(true)
  expect(asked(schema(whenOne('premium')), 0)).toBe(false)
  expect(asked(schema(), 1)).toBe(false)
})

test.each([
  ['a value that the other field never has', { kind: 2 }, 'when: kind is never 2, but 0, 1'],
  [
    'a field that may have any value',
    { price: 'x' },
    'when needs a field with few values; price may have any',
  ],
])('the condition may not depend on %s', (_what, when, message) => {
  expect(() => provePossible('ui.json', schema(), ui({ premium: { widget: 'text', when } }))).toThrow(message)
})
