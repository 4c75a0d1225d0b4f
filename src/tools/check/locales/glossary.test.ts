import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { difference, wrongScriptCharacters } from './chinese.ts'
import { readGlossary } from './glossary.ts'
import { LANGUAGES } from './languages.ts'
import { exceptionFaults, forbiddenWords, glossaryFaults, hasTerm, termFinder } from './terms.ts'
import type { Catalogue } from './catalogue.ts'

const others = LANGUAGES.filter((language) => language !== 'en_US' && language !== 'de_DE')
const term = (english: string, german: string): string =>
  [`means: x`, `en_US: [${english}]`, `de_DE: [${german}]`, ...others.map((name) => `${name}: [x]`)]
    .map((line) => `\n    ${line}`)
    .join('')
const small = (rest = ''): string =>
  `${rest}
notTerms: [in order to]
forbidden: {de_DE: {Email: E-Mail}}
terms:
  order:${term('order', 'Order, Auftr')}
  order-book:${term('order book', 'Orderbuch')}
  deposit:${term('deposit', 'Einzahlung, einzahl')}`
const glossary = readGlossary(small())
const of = (text: string): Catalogue => new Map([['spot', new Map([['a', text]])]])
const faults = (english: string, german: string): string[] =>
  glossaryFaults('de_DE', of(english), of(german), glossary)

test('the longest form of a term is found, as a whole word, singular or plural', () => {
  const find = termFinder(glossary)
  const keys = (text: string): string[] => find(text).map(({ key }) => key)
  expect(keys('Orders in the order book')).toEqual(['order', 'order-book'])
  expect(keys('The order books')).toEqual(['order-book'])
  expect(keys('Reordered borders, in order to')).toEqual([])
})

test('a translation has one of the accepted forms, in any letter case', () => {
  expect(faults('Deposit {coin}', '{coin} einzahlen')).toEqual([])
  expect(faults('{n, plural, one {# order} other {# orders}}', '{n, plural, other {# Aufträge}}')).toEqual([])
  expect(
    faults('{n, plural, one {# order} other {# orders}}', '{n, plural, other {# Bestellungen}}'),
  ).toEqual(['locales/de_DE/spot.json: a calls "order" none of: Order, Auftr'])
})

test('an argument named like a term does not count as the term', () => {
  expect(faults('Number {order}', 'Nummer {order}')).toEqual([])
})

test('a forbidden word is reported with its replacement', () => {
  expect(faults('Mail', 'Email')).toEqual(['locales/de_DE/spot.json: a says Email, which is E-Mail here'])
  expect(forbiddenWords(glossary, 'de_DE', 'Emailliert')).toEqual([])
})

test('an exception is accepted only while it is needed', () => {
  const excused = readGlossary(
    small('exceptions: [{messages: [spot.a], terms: [order], languages: [de_DE], why: fixed saying}]'),
  )
  expect(glossaryFaults('de_DE', of('Out of order'), of('Kaputt'), excused)).toEqual([])
  expect(exceptionFaults(of('Out of order'), () => of('Kaputt'), excused)).toEqual([])
  expect(exceptionFaults(of('Out of order'), () => of('Order kaputt'), excused)).toHaveLength(1)
  expect(exceptionFaults(of('Broken'), () => of('Kaputt'), excused)).toHaveLength(1)
})

test('a glossary with a term that lacks a language or a meaning is refused', () => {
  expect(() => readGlossary('terms: {a: {means: x, en_US: [a]}}')).toThrow('a has no words in zh_CN')
  expect(() => readGlossary('terms: {a: {en_US: [a]}}')).toThrow('a has no meaning')
  expect(() => readGlossary(small('exceptions: [{messages: [a.b], terms: [], languages: []}]'))).toThrow(
    'no reason',
  )
})

const real = readGlossary(readFileSync('locales/glossary.yaml', 'utf8'))
const first = (forms: ReadonlyMap<string, readonly string[]>, language: string): string =>
  forms.get(language)?.[0] ?? ''

test('SHELL-11.d the glossary has at least 110 terms in nine languages, no word twice', () => {
  expect(real.terms.length).toBeGreaterThanOrEqual(110)
  const english = real.terms.flatMap(({ forms }) => forms.get('en_US') ?? [])
  expect(english.filter((form, index) => english.indexOf(form) !== index)).toEqual([])
})

test("SHELL-11.d zh_HK is Hong Kong's usage: at least 60 of its words differ from the converted zh_CN ones", () => {
  const words = real.terms.filter(
    ({ forms }) => difference(first(forms, 'zh_CN'), first(forms, 'zh_HK')) === 'word',
  )
  expect(words.length).toBeGreaterThanOrEqual(60)
})

test.each(LANGUAGES)('the words of %s are in its script and usage', (language) => {
  const words = real.terms.flatMap(({ forms }) => forms.get(language) ?? [])
  expect(words.filter((word) => wrongScriptCharacters(language, word) !== '')).toEqual([])
  expect(words.flatMap((word) => forbiddenWords(real, language, word))).toEqual([])
  expect(real.terms.filter((term) => !hasTerm(term, language, first(term.forms, language)))).toEqual([])
})
