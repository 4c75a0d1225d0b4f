import { expect, test } from 'vitest'
import { countries } from '#tests/support/forms.tsx'
import { looksLikePhone, readPhone } from './phone.ts'

test.each([
  ['151', true],
  ['+49 151', true],
  ['(030) 123', false],
  ['030/123-45', true],
  ['ada@example.org', false],
  ['15a', false],
  ['151a', false],
  [' 151 ', true],
  ['15', false],
  ['', false],
])('%j looks like a phone number: %s', (text, expected) => {
  expect(looksLikePhone(text)).toBe(expected)
})

test.each<[string, string | undefined, object]>([
  ['0151 234-56', undefined, { digits: '015123456' }],
  ['+49 (151) 23456', undefined, { digits: '15123456', country: '德国' }],
  [' +49 151 23456', undefined, { digits: '15123456', country: '德国' }],
  ['+49151', undefined, { digits: '+49151' }],
  ['+49 1512', undefined, { digits: '+491512' }],
  ['+49 15123', undefined, { digits: '15123', country: '德国' }],
  ['+1 242 555 1234', undefined, { digits: '5551234', country: '巴哈马' }],
  ['+1 416 555 1234', undefined, { digits: '4165551234', country: '美国' }],
  ['+1 416 555 1234', '加拿大', { digits: '4165551234', country: '加拿大' }],
  ['+999 12345678', undefined, { digits: '+99912345678' }],
  ['', '德国', { digits: '' }],
])('%j with %s chosen is read as %o', (text, chosen, expected) => {
  expect(readPhone(text, countries, chosen)).toEqual(expected)
})

test('before the countries are loaded the plus stays: it marks a calling code', () => {
  expect(readPhone('+49 151 23456', [], undefined)).toEqual({ digits: '+4915123456' })
  expect(readPhone('151 23456', [], undefined)).toEqual({ digits: '15123456' })
})
