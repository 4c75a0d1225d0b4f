import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { fillText, readTyped } from './typed-decimal.ts'

test.each([
  ['1.239', 'en-US', 2, { text: '1.23', value: '1.23', isCut: true }],
  ['1.230', 'en-US', 2, { text: '1.23', value: '1.23', isCut: false }],
  ['1.', 'en-US', 2, { text: '1.', value: '1', isCut: false }],
  ['1,239', 'de-DE', 2, { text: '1,23', value: '1.23', isCut: true }],
  ['150.9', 'en-US', 0, { text: '150', value: '150', isCut: true }],
  ['0.123456789', 'en-US', 8, { text: '0.12345678', value: '0.12345678', isCut: true }],
  ['0.123456789', 'en-US', null, { text: '0.123456789', value: '0.123456789', isCut: false }],
  ['1,234.56', 'en-US', 2, { text: '1,234.56', value: '1234.56', isCut: false }],
])('VAL-18.k VAL-19.e %s in %s with %s places', (text, language, places, expected) => {
  expect(readTyped(text, language, places)).toEqual({ error: null, ...expected })
})

test.each([
  ['1.234', 'de-DE', 'ambiguous'],
  ['abc', 'en-US', 'not-a-number'],
  ['-', 'en-US', 'not-a-number'],
  ['1e5', 'en-US', 'not-a-number'],
  ['', 'en-US', null],
  ['  ', 'en-US', null],
])('VAL-17.c %j in %s is no number', (text, language, error) => {
  expect(readTyped(text, language, 2)).toEqual({ text, value: undefined, error, isCut: false })
})

test.each([
  ['1.25000000', 8, '1.25'],
  ['1.25999999', 2, '1.25'],
  ['100', 8, '100'],
  ['100.00', null, '100'],
  ['1.25999999', null, '1.25999999'],
  ['1.20', 2, '1.2'],
])('the largest value of %s with %s places is %s', (limit, places, expected) => {
  expect(fillText(decimal(limit), places)).toBe(expected)
})
