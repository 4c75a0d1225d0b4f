import { expect, test } from 'vitest'
import { scalarShape } from './scalar-shape.ts'

type Words = Parameters<typeof scalarShape>[0]

const accept = ['text', 'number']

test.each<[Words, unknown]>([
  [{ type: 'string' }, { kind: 'text' }],
  [{ type: 'integer' }, { kind: 'integer' }],
  [{ type: 'number' }, { kind: 'number' }],
  [{ type: 'boolean' }, { kind: 'boolean' }],
  [{ type: 'null' }, { kind: 'null' }],
  [{ type: ['null'] }, { kind: 'null' }],
  [{ type: ['string', 'null'] }, { kind: 'text' }],
  [{ type: ['integer', 'string'] }, { kind: 'id' }],
  [{ type: ['string', 'integer', 'null'] }, { kind: 'id' }],
  [{ type: 'string', format: 'decimal' }, { kind: 'decimal' }],
  [
    { type: 'string', format: 'gmt8' },
    { kind: 'instant', wire: 'gmt8' },
  ],
  [
    { type: 'integer', format: 'epoch-ms' },
    { kind: 'instant', wire: 'epoch-ms' },
  ],
  [{ type: 'string', format: 'date' }, { kind: 'day' }],
  [{ type: 'string', format: 'binary' }, { kind: 'file' }],
  // A format of another type, or an unknown one, is none.
  [{ type: 'integer', format: 'decimal' }, { kind: 'integer' }],
  [{ type: 'string', format: 'email' }, { kind: 'text' }],
  [{ type: 'string', format: 7 }, { kind: 'text' }],
  [{ const: 5 }, { kind: 'enum', values: [5] }],
  [
    { const: 'a', enum: ['b'], type: 'string' },
    { kind: 'enum', values: ['a'] },
  ],
  [{ const: null }, { kind: 'null' }],
  [{ enum: [0, 'a', null] }, { kind: 'enum', values: [0, 'a'] }],
  [{ enum: [null] }, { kind: 'null' }],
  [
    { enum: [0, 1], 'x-enum-varnames': ['A', 'B'] },
    { kind: 'enum', values: [0, 1], names: ['A', 'B'] },
  ],
  [
    { enum: [0, 1], 'x-enum-varnames': 'AB' },
    { kind: 'enum', values: [0, 1] },
  ],
  [{ enum: 'ab', type: 'string' }, { kind: 'text' }],
])('%j describes the shape %j', (words, shape) => {
  expect(scalarShape(words)).toStrictEqual(shape)
})

test.each<[Words, unknown]>([
  [{ type: 'string' }, { kind: 'text', accept }],
  [{ type: 'integer' }, { kind: 'integer', accept }],
  [{ type: ['integer', 'string'] }, { kind: 'id', accept }],
  [
    { type: 'string', format: 'decimal' },
    { kind: 'decimal', accept },
  ],
  [
    { type: 'string', format: 'gmt8' },
    { kind: 'instant', wire: 'gmt8', accept },
  ],
  [{ const: 5 }, { kind: 'enum', values: [5], accept }],
  [{ enum: [5, 6] }, { kind: 'enum', values: [5, 6], accept }],
  // These have one form only.
  [{ type: 'string', format: 'date' }, { kind: 'day' }],
  [{ type: 'string', format: 'binary' }, { kind: 'file' }],
])('%j takes the further forms of x-accept', (words, shape) => {
  expect(scalarShape({ ...words, 'x-accept': accept })).toStrictEqual(shape)
})

test.each<Words>([
  {},
  { type: 'object' },
  { type: 'array' },
  { type: 7 },
  { type: ['integer', 'boolean'] },
  { type: ['string', 'boolean'] },
  { type: ['string', 'integer', 'boolean'] },
  { const: true },
  { enum: [1, true] },
  { enum: [{}] },
])('%j describes no single value', (words) => {
  expect(scalarShape(words)).toBeUndefined()
})
