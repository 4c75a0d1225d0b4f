import { expect, test } from 'vitest'
import type { Shape } from './shape.ts'
import { decodeMessage } from './stream.ts'

const payload: Shape = {
  kind: 'object',
  fields: { price: { shape: { kind: 'decimal', accept: ['number'] } } },
}

test.each([
  ['{"price":1.50,"more":1}', { ok: true, value: { price: '1.50' } }],
  ['{"price":true}', { ok: false, pointer: '/price', expected: 'decimal', got: 'boolean' }],
  ['[]', { ok: false, pointer: '', expected: 'object', got: 'list' }],
  ['{"price":', { ok: false, pointer: '', expected: 'JSON', got: 'other text' }],
])('the message %s is read by its shape', (body, read) => {
  expect(decodeMessage({ payload }, body)).toEqual(read)
})
