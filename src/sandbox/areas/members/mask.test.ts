import { expect, test } from 'vitest'
import { maskedAccount, maskedName, maskEmail, maskMiddle, maskPhone } from './mask.ts'

test.each([
  ['', '****'],
  ['a', 'a****'],
  ['abcde', 'a****'],
  ['abcdef', 'abc****'],
  ['abcdefgh', 'abc****'],
  ['abcdefghi', 'abc****ghi'],
  ['🦊🦊🦊🦊🦊🦊', '🦊🦊🦊****'],
])('the name %s of a friend is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown)
})

test.each([
  ['', ''],
  ['A', '*'],
  ['ABCD', '****'],
  ['ABCDE', 'AB*DE'],
  ['C01X00T47', 'C0*****47'],
])('the ID number %s is shown as %s', (number, shown) => {
  expect(maskMiddle(number, 2, 2)).toBe(shown)
})

test.each([
  ['1234567', '*******'],
  ['12345678', '123*5678'],
  ['13800000003', '138****0003'],
])('the phone number %s is shown as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})

test.each([
  ['a@example.org', '*@example.org'],
  ['ab@example.org', '**@example.org'],
  ['ada@example.org', 'ad*@example.org'],
  ['"a@b"@example.org', '"a***@example.org'],
])('the e-mail address %s is shown as %s', (address, shown) => {
  expect(maskEmail(address)).toBe(shown)
})

test('a public list shows three characters of an account before the mask, and four after it', () => {
  expect(maskedAccount('13800000003')).toBe('138****0003')
})
