import { parse } from '@formatjs/icu-messageformat-parser'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#src/web/session/language.ts'
import { type Catalogue, catalogueFaults } from './catalogue.ts'
import { englishFaults, leftInEnglish } from './english.ts'
import { LANGUAGES, languagesOnDisk } from './languages.ts'
import { pluralFaults } from './plurals.ts'
import { isProse } from './prose.ts'
import { pseudo, pseudoCatalogue } from './pseudo.ts'

const of = (messages: Record<string, string>): Catalogue =>
  new Map([['a', new Map(Object.entries(messages))]])

test("a language is a folder with a language's name, not a glossary or a folder of long texts", () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  for (const name of ['de_DE', 'en_US', 'content', '.old']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'glossary.yaml'), '')
  writeFileSync(join(folder, 'fr_FR'), '')
  expect(languagesOnDisk(folder)).toEqual(['de_DE', 'en_US'])
  rmSync(folder, { recursive: true })
})

test('SHELL-11.a the checked languages are those that can be chosen', () => {
  expect(languages.toSorted()).toEqual(LANGUAGES.toSorted())
})

test('at most 3 % of the messages may equal the English ones, names and units not counted', () => {
  const english = of(
    Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, `Text ${index}`])),
  )
  const german = (equal: number): Catalogue =>
    of(
      Object.fromEntries(
        Array.from({ length: 50 }, (_, i) => [`k${i}`, i < equal ? `Text ${i}` : `Wort ${i}`]),
      ),
    )
  expect(englishFaults('de_DE', english, german(1))).toEqual([])
  expect(englishFaults('de_DE', english, german(2))).toEqual([
    'locales/de_DE: 2 of 50 messages are English: a.k0, a.k1',
  ])
  expect(englishFaults('en_US', english, english)).toEqual([])
  expect(leftInEnglish(of({ a: 'USDT {n}' }), of({ a: 'USDT {n}' }))).toEqual({ equal: [], counted: 0 })
})

test('prose is a text that would differ in another language', () => {
  expect(['Spot', 'Buy BTC', '购买'].map(isProse)).toEqual([true, true, true])
  expect(['USDT', 'BTC/USDT', '24 %', 'IP', ''].map(isProse)).toEqual([false, false, false, false, false])
})

test.each([
  ['de_DE', '{n, plural, one {# Tag} other {# Tage}}', []],
  ['ja_JP', '{n, plural, other {#日}}', []],
  ['en_US', '{n, plural, other {# days left}}', []],
  ['fr_FR', '{n, plural, =0 {rien} one {# jour} other {# jours}}', []],
  [
    'de_DE',
    '{n, plural, =1 {ein Tag} few {x} other {# Tage}}',
    ['lacks the plural "one" of n', 'has the plural "few", unknown to it'],
  ],
  ['ja_JP', '{n, plural, one {#日} other {#日}}', ['has the plural "one", unknown to it']],
  [
    'it_IT',
    '<b>{s, select, a {{n, plural, two {x} other {y}}} other {}}</b>',
    ['lacks the plural "one" of n', 'has the plural "two", unknown to it'],
  ],
  ['en_US', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', []],
  [
    'en_US',
    '{n, selectordinal, one {#st} other {#th}}',
    ['lacks the plural "two" of n', 'lacks the plural "few" of n'],
  ],
])('the plurals of %s are checked: %s', (language, text, faults) => {
  expect(pluralFaults(language, of({ k: text }))).toEqual(
    faults.map((fault) => `locales/${language}/a.json: k ${fault}`),
  )
})

test('the pseudo-locale has accents, brackets and a third more text, and keeps arguments, tags and plurals', () => {
  expect(pseudo('Buy now')).toBe('[Ɓüý ñöŵ ~~~]')
  expect(pseudo('<b>Sell</b> {coin}')).toBe('[<b>Šéĺĺ</b> {coin} ~~]')
  const plural = '{n, plural, one {# order} other {# orders}} at {price, number} on {day, date, short}'
  expect(pseudo(plural)).toMatch(
    /^\[\{n,plural,one\{# öŕðéŕ\}\s?other\{# öŕðéŕš\}\} áţ \{price, number\} öñ \{day, date, short\} ~+\]$/,
  )
  expect(() => parse(pseudo("It''s {a, select, x {'{'} other {#}}"))).not.toThrow()
  expect(pseudoCatalogue({ a: 'To' })).toEqual({ a: '[Ţö ~]' })
})

test('every English message has a pseudo-localized form with the same arguments', () => {
  for (const file of globSync('locales/en_US/*.json')) {
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    expect(catalogueFaults('en_XA', of(messages), of(pseudoCatalogue(messages)))).toEqual([])
  }
})
