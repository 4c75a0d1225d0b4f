import { expect, test } from 'vitest'
import { type Catalogue, catalogueFaults } from './catalogue.ts'
import { usageFaults } from './usage.ts'

const of = (messages: Record<string, string>): Catalogue =>
  new Map([['auth', new Map(Object.entries(messages))]])
const faults = (english: Record<string, string>, german: Record<string, string>): string[] =>
  catalogueFaults('de_DE', of(english), of(german)).map((line) =>
    line.replace('locales/de_DE/auth.json: ', ''),
  )

test('a complete translation has no errors', () => {
  expect(
    faults(
      { sent: 'Sent to {name}, {count, plural, one {# code} other {# codes}}', ok: 'OK' },
      { sent: '{count, plural, other {# Codes}} an {name} gesendet', ok: 'OK' },
    ),
  ).toEqual([])
})

test.each([
  [{ a: 'One' }, {}, 'a is missing'],
  [{}, { a: 'Eins' }, 'a is not in English'],
  [{ a: 'One' }, { a: ' ' }, 'a is empty'],
  [{ a: 'Hi {name}' }, { a: 'Hallo {nam}' }, 'a has the arguments (nam), English has (name)'],
  [{ a: '{n, number}' }, { a: '{n}' }, 'a has the arguments (n), English has (n number)'],
  [
    { a: '{s, select, x {1} other {2}}' },
    { a: '{s, select, y {1} other {2}}' },
    'a has the arguments (s select other|y), English has (s select other|x)',
  ],
  [{ a: 'See <link>this</link>' }, { a: 'Siehe dies' }, 'a has the arguments (), English has (<link>)'],
  [{ a: 'Please enter your password' }, { a: 'Please enter your password' }, 'a is still English'],
])('the error is reported: %o, %o', (english, german, fault) => {
  expect(faults(english, german)).toEqual([fault])
})

test('many missing messages are one error', () => {
  const english = { a: '1', b: '2', c: '3', d: '4' }
  expect(faults(english, {})).toEqual(['4 messages are missing: a, b, c, d'])
})

test('numbers and signs alone do not count as English', () => {
  const range = '{from, number} – {to, number} USDT'
  expect(faults({ a: range }, { a: range })).toEqual([])
})

test('an invalid message is reported', () => {
  expect(faults({ a: 'Hi {name}' }, { a: 'Hallo {name' })).toEqual([
    expect.stringContaining('a is no ICU message'),
  ])
})

test('a key counts as used when quoted, built by a template, or named by the contract', () => {
  const keys = { 'login.title': 'a', 'status.open': 'b', 'wrong-code': 'c', 'login.old': 'd', open: 'e' }
  const sources = [
    "t('login.title')",
    'const key = `status.${status}`',
    'x-errors:\n  - key: wrong-code',
    'b`${x} of ${y}`',
  ]
  expect(usageFaults(of(keys), sources)).toEqual([
    'locales/en_US/auth.json: login.old is used nowhere',
    'locales/en_US/auth.json: open is used nowhere',
  ])
})

test('a template for texts of any form names none, and texts of other checks are left to them', () => {
  const keys = { 'forms.old.submit': 'a', 'forms.order.submit': 'b' }
  const sources = ['firstOf([`forms.${formId}.${name}`])']
  expect(usageFaults(of(keys), sources, (key) => key === 'forms.order.submit')).toEqual([
    'locales/en_US/auth.json: forms.old.submit is used nowhere',
  ])
})
