import { expect, test } from 'vitest'
import {
  differsFromSibling,
  equalsSibling,
  isWithinLimit,
  isWithinPlaces,
  limitText,
  matches,
  notBeforeSibling,
  type Operand,
  type Order,
  placesLimit,
} from './runtime.ts'

test.each<[Order, [below: boolean, at: boolean, above: boolean]]>([
  ['minimum', [false, true, true]],
  ['maximum', [true, true, false]],
  ['exclusive-minimum', [false, false, true]],
  ['exclusive-maximum', [true, false, false]],
])('a %s of 2 holds below, at and above it: %j', (order, expected) => {
  expect(['1.9', '2.0', '2.1'].map((data) => isWithinLimit(order, data, '2', {}, {}))).toEqual(expected)
  expect([1, 2, 3].map((data) => isWithinLimit(order, data, '2', {}, {}))).toEqual(expected)
})

test.each<[Operand, string | null]>([
  ['1.50', '1.50'],
  ['x', null],
  [{ field: 'price' }, '2.5'],
  [{ field: 'gone' }, null],
  [{ ctx: 'balance' }, '10'],
  [{ ctx: 'gone' }, null],
  [{ product: [{ field: 'price' }, { ctx: 'balance' }] }, '25.0'],
  [{ product: [{ field: 'gone' }, '2'] }, null],
  [{ product: ['2', { ctx: 'gone' }] }, null],
])('the limit %j is %j', (operand, limit) => {
  expect(limitText(operand, { price: '2.5' }, { $ctx: { balance: 10 } })).toBe(limit)
})

test.each<[Operand, unknown, unknown]>([
  [{ field: 'length' }, 'text', {}],
  [{ field: 'toString' }, {}, {}],
  [{ field: 'a' }, null, {}],
  [{ ctx: 'a' }, {}, undefined],
  [{ ctx: 'a' }, {}, { $ctx: null }],
  [{ ctx: 'a' }, {}, { $ctx: { a: true } }],
])('the limit %j does not apply beside %j within %j', (operand, siblings, root) => {
  expect(limitText(operand, siblings, root)).toBeNull()
  expect(isWithinLimit('maximum', '9', operand, siblings, root)).toBe(true)
})

test.each<[number | { ctx: string }, number | null]>([
  [2, 2],
  [{ ctx: 'number' }, 3],
  [{ ctx: 'text' }, 4],
  [{ ctx: 'half' }, null],
  [{ ctx: 'none' }, null],
  [{ ctx: 'list' }, null],
])('the most places by %j are %j', (operand, most) => {
  const root = { $ctx: { number: 3, text: '4', half: 1.5, none: null, list: [5] } }
  expect(placesLimit(operand, root)).toBe(most)
  expect(isWithinPlaces('0.123456', operand, root)).toBe(most === null)
  expect(isWithinPlaces('0.12', operand, root)).toBe(true)
  expect(isWithinPlaces('x', operand, root)).toBe(true)
})

test('an expression is one of Unicode, and one that cannot be read takes everything', () => {
  expect([matches('ä', String.raw`^\p{L}$`), matches('1', String.raw`^\p{L}$`), matches('x', '(')]).toEqual([
    true,
    false,
    true,
  ])
})

test('siblings are compared as they are', () => {
  const equal = [
    equalsSibling('1', 'a', { a: '1' }),
    equalsSibling('1', 'a', { a: 1 }),
    equalsSibling('1', 'b', { a: 1 }),
  ]
  expect(equal).toEqual([true, false, true])
  const differing = [
    differsFromSibling('1', 'a', { a: '1' }),
    differsFromSibling('1', 'a', { a: 1 }),
    differsFromSibling('1', 'b', {}),
  ]
  expect(differing).toEqual([false, true, true])
})

test.each<[unknown, unknown, boolean]>([
  ['2026-02-28', '2026-02-28', true],
  ['2026-03-01', '2026-02-28', true],
  ['2026-02-27', '2026-02-28', false],
  ['x2026-02-27', '2026-02-28', true],
  ['2026-02-27x', '2026-02-28', true],
  ['2026-2-27', '2026-02-28', true],
  ['2026-02-2x', '2026-02-28', true],
  ['2026-02-27', '2026-02-28x', true],
  ['2026-02-27', 'z2026-02-28', true],
  ['2026-02-27', undefined, true],
  [20_260_227, '2026-02-28', true],
  ['2026-02-27', 20_260_228, true],
  [['2026-02-27'], '2026-02-28', true],
  ['2026-02-27', ['2026-02-28'], true],
])('the day %j is not before the day %j: %j', (data, other, expected) => {
  expect(notBeforeSibling(data, 'from', { from: other })).toBe(expected)
})
