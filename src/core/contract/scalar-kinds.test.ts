import { expect, test } from 'vitest'
import { fromWireText } from './decode-text.ts'
import { decode } from './decode.ts'
import { toWire } from './encode-scalar.ts'
import { limitText } from './keywords/runtime.ts'
import type { Shape } from './shape.ts'

test.each<[Shape, unknown, string]>([
  [{ kind: 'day' }, ['2026-02-28'], 'day, not list'],
  [{ kind: 'list', of: { kind: 'text' } }, 5, 'list, not number'],
  // A negative constant is a number too: there are no positions.
  [{ kind: 'enum', values: ['a', -5], accept: ['number'] }, 1, 'one of "a", -5, not number'],
])('%j does not read %j: %s', (shape, raw, told) => {
  const read = decode(shape, raw)
  expect(read.ok || `${read.expected}, not ${read.got}`).toBe(told)
})

test('the text "null" is no number', () => {
  expect(() => fromWireText({ kind: 'integer' }, 'null')).toThrow('expected integer, got text')
})

test('a day that no calendar has is not sent', () => {
  expect(() => toWire({ kind: 'day' }, '2026-02-30')).toThrow(RangeError)
})

test('a list of one number is no limit', () => {
  expect(limitText({ ctx: 'a' }, {}, { $ctx: { a: ['5'] } })).toBeNull()
})
