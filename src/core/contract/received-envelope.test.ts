import { expect, test } from 'vitest'
import { WireNumber } from './json.ts'
import { codeIn, dataIn, messageIn, refusedFieldsIn } from './received-envelope.ts'

test.each([
  [0, 0],
  ['500', 500],
  [new WireNumber('5.0'), 5],
  ['no', null],
  ['', null],
  [1.5, null],
  [true, null],
  [null, null],
  [undefined, null],
  [{}, null],
])('the code %j is read as %j', (raw, code) => {
  expect(codeIn(raw)).toBe(code)
})

test.each([
  ['no', 'no'],
  ['', ''],
  [7, null],
  [null, null],
  [undefined, null],
])('the message %j is read as %j', (raw, message) => {
  expect(messageIn(raw)).toBe(message)
})

test('data that an act brings with its success is passed over', () => {
  expect(dataIn({ id: 1 }, true)).toEqual({ id: 1 })
  expect(dataIn({ id: 1 }, false)).toBeNull()
})

test.each<[unknown, unknown]>([
  [[{ field: 'price', key: 'too-low' }], [{ field: 'price', key: 'too-low' }]],
  [
    [{ field: 'price', key: 'a', more: 1 }, { field: 'b' }],
    [
      { field: 'price', key: 'a' },
      { field: 'b', key: '' },
    ],
  ],
  [[{ field: 'price', key: 7 }], [{ field: 'price', key: '' }]],
  [[{ field: '' }, { field: 7 }, { key: 'a' }, 'price', null, 7], []],
  [{ field: 'price', key: 'a' }, []],
  ['price', []],
  [undefined, []],
])('a refusal with %j is about %j', (raw, fields) => {
  expect(refusedFieldsIn(raw)).toStrictEqual(fields)
})
