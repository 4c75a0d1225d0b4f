import { expect, test } from 'vitest'
import { instant } from '#src/core/time/instant.ts'
import { decodeForm, decodeQuery } from './decode-form.ts'
import { encodeForm, encodeJson, encodeMultipart, encodeQuery } from './encode.ts'
import { toWire } from './encode-scalar.ts'
import { fillPath, readPath } from './path.ts'
import type { Field, Scalar, Shape } from './shape.ts'
import { fieldsOf, isNullable } from './shapes.ts'

const text: Shape = { kind: 'text' }
const integer: Shape = { kind: 'integer' }
const list: Shape = { kind: 'list', of: integer }
const joined: Shape = { kind: 'list', of: integer, wire: 'comma' }
const object: Shape = { kind: 'object', fields: { a: { shape: text } } }
const compound: [string, Shape][] = [
  ['list', list],
  ['tuple', { kind: 'tuple', of: [integer] }],
  ['map', { kind: 'map', of: integer }],
  ['object', object],
]
const one = (shape: Shape): Record<string, Field> => ({ a: { shape } })

test.each<[Record<string, Field>, [string, string | Blob][], string, string, string]>([
  [one(text), [['b', '1']], '/b', 'no such field', 'a value'],
  [
    one(integer),
    [
      ['a', '1'],
      ['a', '2'],
      ['a', '3'],
    ],
    '/a',
    'one integer',
    '3 values',
  ],
  [
    one(joined),
    [
      ['a', '1'],
      ['a', '2'],
    ],
    '/a',
    'one list',
    '2 values',
  ],
  [one(joined), [['a', new Blob()]], '/a', 'list', 'file'],
  [one(joined), [], '/a', 'list', 'nothing'],
  [one(text), [['a', new Blob()]], '/a', 'text', 'file'],
  [one(integer), [['a', '']], '/a', 'integer', 'empty text'],
])('the fields %j are not read from %j: %s', (fields, entries, pointer, expected, got) => {
  expect(decodeQuery(fields, entries)).toEqual({ ok: false, pointer, expected, got })
})

test('an optional field that was not sent is not there', () => {
  const fields: Record<string, Field> = {
    a: { shape: text, optional: true },
    b: { shape: list, optional: true },
  }
  expect(decodeQuery(fields, [])).toStrictEqual({ ok: true, value: {} })
})

test.each(compound)('a %s within a list travels neither in a form nor back', (kind, shape) => {
  const nested: Shape = { kind: 'list', of: shape }
  const told = `a ${kind} cannot travel in a form`
  expect(() => encodeQuery(one(nested), { a: [{ a: 'x' }] })).toThrow(new RangeError(`a: ${told}`))
  expect(() => decodeQuery(one(nested), [['a', '1']])).toThrow(new RangeError(told))
})

test.each(compound)('a %s stands in no path', (kind, shape) => {
  const told = new RangeError(`a: a ${kind} cannot stand in a path`)
  expect(() => fillPath('/x/{a}', one(shape), { a: [1] })).toThrow(told)
})

test('only an object has the fields of a form', () => {
  expect(fieldsOf({ kind: 'nullable', of: { kind: 'ref', to: () => object } })).toEqual({
    a: { shape: text },
  })
  expect(() => encodeForm(list, {})).toThrow(new RangeError('a form has fields, a list has none'))
  expect(() => decodeForm(text, [])).toThrow(new RangeError('a form has fields, a text has none'))
  expect(isNullable({ kind: 'ref', to: () => ({ kind: 'null' }) })).toBe(true)
  expect(isNullable({ kind: 'ref', to: () => text })).toBe(false)
})

test.each<[Shape, unknown, unknown]>([
  [
    { kind: 'tuple', of: [{ kind: 'instant', wire: 'gmt8' }, text] },
    [instant(0), 'a', 'b'],
    ['1970-01-01 08:00:00', 'a'],
  ],
  [{ kind: 'nullable', of: { kind: 'instant', wire: 'gmt8' } }, instant(0), '1970-01-01 08:00:00'],
  [{ kind: 'nullable', of: text }, null, null],
  [{ kind: 'ref', to: () => list }, [1, 2], [1, 2]],
  [{ kind: 'null' }, null, null],
])('%j is written to JSON', (shape, value, wire) => {
  expect(encodeJson(shape, value)).toEqual(wire)
})

test.each<[Shape, unknown, string]>([
  [list, { a: 1 }, 'not a list'],
  [{ kind: 'tuple', of: [integer] }, 'a', 'not a list'],
  [object, null, 'not an object'],
  [object, ['a'], 'not an object'],
  [object, 'a', 'not an object'],
  [{ kind: 'map', of: integer }, 7, 'not an object'],
  [{ kind: 'map', of: integer }, null, 'not an object'],
])('%j does not write %j to JSON', (shape, value, told) => {
  expect(() => encodeJson(shape, value)).toThrow(new RangeError(told))
})

test('an item with a comma, and an empty one alone, are told', () => {
  const tags = one({ kind: 'list', of: text, wire: 'comma' })
  const told = new RangeError('a: an item with a comma, or empty, cannot travel in a comma list')
  expect(() => encodeQuery(tags, { a: ['b,c'] })).toThrow(told)
  expect(() => encodeQuery(tags, { a: [''] })).toThrow(told)
  expect(encodeQuery(tags, { a: ['', 'b'] }).get('a')).toBe(',b')
  expect(encodeQuery(tags, { a: [] }).get('a')).toBe('')
})

test('a multipart body has texts beside its files', () => {
  const body = encodeMultipart(
    { kind: 'object', fields: { a: { shape: integer }, b: { shape: { kind: 'file' } } } },
    { a: 5, b: new Blob(['x']) },
  )
  expect(body.get('a')).toBe('5')
  expect(body.get('b')).toBeInstanceOf(Blob)
})

test.each<[Scalar, unknown, string]>([
  [{ kind: 'enum', values: ['a'] }, 'b', 'expected enum, got text'],
  [{ kind: 'enum', values: ['a'] }, null, 'expected enum, got null'],
  [{ kind: 'instant', wire: 'gmt8' }, '1970', 'expected instant, got text'],
  [{ kind: 'instant', wire: 'epoch-ms' }, '1970', 'expected instant, got text'],
  [{ kind: 'decimal' }, 5, 'expected decimal, got number'],
  [{ kind: 'day' }, 5, 'expected day, got number'],
  [{ kind: 'text' }, 5, 'expected text, got number'],
  [{ kind: 'id' }, '', 'expected id, got empty text'],
  [{ kind: 'id' }, 5, 'expected id, got number'],
  [{ kind: 'integer' }, 1.5, 'expected integer, got number'],
  [{ kind: 'integer' }, '1', 'expected integer, got text'],
  [{ kind: 'number' }, Number.NaN, 'expected number, got number'],
  [{ kind: 'boolean' }, 1, 'expected boolean, got number'],
  [{ kind: 'file' }, 'x', 'expected file, got text'],
  [{ kind: 'null' }, 0, 'expected null, got number'],
  [{ kind: 'text' }, undefined, 'expected text, got nothing'],
  [{ kind: 'text' }, [], 'expected text, got list'],
])('%j does not send %j: %s', (shape, value, told) => {
  expect(() => toWire(shape, value)).toThrow(new RangeError(told))
})

test.each<[Scalar, unknown]>([
  [{ kind: 'number' }, 1.5],
  [{ kind: 'integer' }, -3],
  [{ kind: 'boolean' }, false],
  [{ kind: 'day' }, '2026-02-28'],
  [{ kind: 'null' }, null],
])('%j sends %j as it is', (shape, value) => {
  expect(toWire(shape, value)).toBe(value)
})

test.each<[string, Record<string, Field>, object, string]>([
  ['/x/{b}', one(text), { a: 'x' }, '/x/{b} has no parameter b'],
  ['/x/{a}', one(text), { a: '' }, 'a cannot stand in a path'],
  ['/x/{a}', one(text), { a: '..' }, 'a cannot stand in a path'],
  ['/x/{a}', one({ kind: 'file' }), { a: new Blob(['x']) }, 'a cannot stand in a path'],
])('the path %s is not filled: %s', (template, fields, values, told) => {
  expect(() => fillPath(template, fields, values)).toThrow(new RangeError(told))
})

test('dots within a value, and marks of an expression within a template, are what they are', () => {
  expect(fillPath('/x/{a}', one(text), { a: '...' })).toBe('/x/...')
  expect(fillPath('/x/{a}', one(text), { a: 'a.b' })).toBe('/x/a.b')
  expect(readPath('/a+(b)/{c}', '/a+(b)/1')).toEqual({ c: '1' })
  expect(readPath('/a+(b)/{c}', '/aa(b)/1')).toBeNull()
  expect(readPath('/x/{c}', '/y/x/1')).toBeNull()
  expect(readPath('/x/{long_name}/{b}', '/x/1%2F2/3')).toEqual({ long_name: '1/2', b: '3' })
})
