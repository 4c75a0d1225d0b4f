import { expect, test } from 'vitest'
import { codeIn } from './codes.ts'
import { sharedWords, wordsOf, isCode, isName, isPassword } from './names.ts'
import { picture } from './picture.ts'

test('fields of codes, passwords and account names are recognised by name', () => {
  const names =
    'code codes oldEmailCode smsCaptcha countryCode promoCode password jyPassword payPwd email username'
  const kinds = names.split(' ').map((name) => [isCode(name), isPassword(name), isName(name)].indexOf(true))
  expect(kinds).toEqual([0, 0, 0, 0, -1, -1, 1, 1, 1, 2, 2])
})

test('alike counts the words that two names share', () => {
  expect(['createAddress', 'list-addresses', 'currencies'].flatMap(wordsOf)).toEqual(
    'create address list address currency'.split(' '),
  )
  expect(sharedWords('createApiKey code', 'sendApiKeyCode')).toBe(3)
  expect(sharedWords('bindEmail', 'listOrders')).toBe(0)
})

test.each([
  ['[{"code":"493017"}]', { at: '/0/code' }, '493017'],
  ['[{"text":"Your code is 493017."}]', { at: '/0/text', match: /\d{6}/ }, '493017'],
  ['Code: 49', { match: /code: (\d+)/i }, '49'],
  ['[]', { at: '/0/code' }, undefined],
  ['<html>', { at: '/0/code' }, undefined],
  ['', {}, undefined],
])('the code in %s is found', (text, how, code) => {
  expect(codeIn(text, { url: 'http://x.test', ...how })).toBe(code)
})

test('two generated pictures differ in content', () => {
  expect(picture('a').bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(picture('a').bytes.equals(picture('b').bytes)).toBe(false)
})
