import { expect, test } from 'vitest'
import { repeatedKeys } from './repeated-keys.ts'

test.each([
  ['no key twice', '{ "a": 1, "b": { "a": 2 }, "c": [{ "a": 3 }, { "a": 4 }] }', []],
  ['a key twice', '{\n  "a": 1,\n  "b": 2,\n  "a": 3\n}\n', ['4: the key "a" stands here again']],
  [
    'a key three times',
    '{ "a": 1,\n"a": 2,\n"a": 3 }',
    ['2: the key "a" stands here again', '3: the key "a" stands here again'],
  ],
  [
    'a key twice in an inner object',
    '{ "a": [{ "b.c": "x",\n"b.c": "y" }] }',
    ['2: the key "b.c" stands here again'],
  ],
  [
    'the same key in two spellings',
    String.raw`{ "a": 1, "\u0061": 2 }`,
    [String.raw`1: the key "\u0061" stands here again`],
  ],
  ['keys that mean something to JavaScript', '{ "__proto__": 1, "constructor": 2 }', []],
])('%s', (_what, json, faults) => {
  expect(repeatedKeys(json)).toEqual(faults)
})
