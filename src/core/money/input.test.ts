import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { equals } from './compare.ts'
import { decimal, fromUnits, toText } from './decimal.ts'
import { formatDecimal, inputText } from './format.ts'
import { readDecimal } from './input.ts'

const languages = ['en_US', 'zh_CN', 'zh_HK', 'ja_JP', 'ko_KR', 'de_DE', 'fr_FR', 'it_IT', 'es_ES'] as const

const read = (text: string, language: string): string => {
  const result = readDecimal(text, language)
  return result.ok ? toText(result.value) : result.reason
}

describe("VAL-17.c a typed price is read in the language's notation, or refused with a reason", () => {
  test.each([
    // text, with a decimal point, with a decimal comma
    ['1234', '1234', '1234'],
    ['1234.5', '1234.5', '1234.5'],
    ['1234,5', '1234.5', '1234.5'],
    ['1,234', '1234', '1.234'],
    ['1.234', '1.234', 'ambiguous'],
    ['1,234.5', '1234.5', '1234.5'],
    ['1.234,5', '1234.5', '1234.5'],
    ['123,456', '123456', '123.456'],
    ['1,234,567', '1234567', '1234567'],
    ['1.234.567', '1234567', '1234567'],
    ['1,234,567.89', '1234567.89', '1234567.89'],
    ['1 234,5', '1234.5', '1234.5'],
    ['1 234.5', '1234.5', '1234.5'],
    ['1\u202f234\u00a0567', '1234567', '1234567'],
    ['1’234’567.5', '1234567.5', '1234567.5'],
    ['0.5', '0.5', '0.5'],
    ['0,5', '0.5', '0.5'],
    ['0,123', '0.123', '0.123'],
    ['0.123', '0.123', '0.123'],
    ['1,5', 'ambiguous', '1.5'],
    ['1.5', '1.5', 'ambiguous'],
    ['1,50', 'ambiguous', '1.50'],
    ['1234,567', 'ambiguous', '1234.567'],
    ['1234.567', '1234.567', 'ambiguous'],
    ['63000.55', '63000.55', '63000.55'],
    ['1,23456789', '1.23456789', '1.23456789'],
    ['.5', '0.5', '0.5'],
    ['5.', '5', 'ambiguous'],
    ['-1.5', '-1.5', 'ambiguous'],
    ['−2', '-2', '-2'],
    ['+2', '2', '2'],
    ['007', '7', '7'],
    ['  42 ', '42', '42'],
    ['１２３．４５', '123.45', 'ambiguous'],
    ['０。５', '0.5', '0.5'],
    ['１，２３４．５', '1234.5', '1234.5'],
    ['0.00000001', '0.00000001', '0.00000001'],
    ['', 'empty', 'empty'],
    [' \u3000', 'empty', 'empty'],
    ['12,34,567', 'not-a-number', 'not-a-number'],
    ['1,234.567,8', 'not-a-number', 'not-a-number'],
    ['1,23.5', 'not-a-number', 'not-a-number'],
    ['0,123,456', 'not-a-number', 'not-a-number'],
    ['1234,567,890', 'not-a-number', 'not-a-number'],
    ['1,2345,678', 'not-a-number', 'not-a-number'],
    ['1 2,345,678', 'not-a-number', 'not-a-number'],
    ["1'2,3", 'not-a-number', 'not-a-number'],
    ['1 23', 'not-a-number', 'not-a-number'],
    ['1..2', 'not-a-number', 'not-a-number'],
    ['1e5', 'not-a-number', 'not-a-number'],
    ['$5', 'not-a-number', 'not-a-number'],
    ['abc', 'not-a-number', 'not-a-number'],
    ['-', 'not-a-number', 'not-a-number'],
    ['.', 'not-a-number', 'not-a-number'],
    ['1-2', 'not-a-number', 'not-a-number'],
    ['٣', 'not-a-number', 'not-a-number'],
    ['9'.repeat(600), 'too-long', 'too-long'],
  ])('%s', (text, point, comma) => {
    const expected = (language: string): string => (/^(de|fr|it|es)/.test(language) ? comma : point)
    expect(languages.map((language) => [language, read(text, language)])).toEqual(
      languages.map((language) => [language, expected(language)]),
    )
  })
})

test.each([
  // text, with a decimal point, with a decimal comma
  ['1,5', '1.5', '1.5'],
  ['1.5', '1.5', '1.5'],
  ['1.', '1', '1'],
  ['1,', '1', '1'],
  ['-0,5', '-0.5', '-0.5'],
  ['1,234.5', '1234.5', '1234.5'],
  ['1.234,5', '1234.5', '1234.5'],
  ['1.234', '1.234', 'ambiguous'],
  ['1,234', '1234', '1.234'],
  ['1,5x', 'not-a-number', 'not-a-number'],
])('VAL-17.c %s is read with either decimal mark where the largest value is 20', (text, point, comma) => {
  const readSmall = (language: string): string => {
    const result = readDecimal(text, language, decimal('20'))
    return result.ok ? toText(result.value) : result.reason
  }
  expect([readSmall('en_US'), readSmall('de_DE')]).toEqual([point, comma])
})

test('VAL-17.c a field whose largest value is 1000 accepts grouped thousands', () => {
  expect(readDecimal('1,5', 'en_US', decimal('1000'))).toEqual({ ok: false, reason: 'ambiguous' })
})

const value = fc
  .record({ units: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), scale: fc.nat(18) })
  .map(({ units, scale }) => fromUnits(units, scale))

test('the text of an input is read back as the same value, in each language', () => {
  fc.assert(
    fc.property(value, fc.constantFrom(...languages), (number, language) => {
      expect(read(inputText(number, language), language)).toBe(toText(number))
    }),
  )
})

test('a copied value of the app is read as the same value or refused, never as another one', () => {
  fc.assert(
    fc.property(value, fc.constantFrom(...languages), (number, language) => {
      const result = readDecimal(formatDecimal(number, language, { places: 18 }), language)
      expect(result.ok ? equals(result.value, number) : result.reason).toBe(result.ok ? true : 'ambiguous')
    }),
    { numRuns: 500 },
  )
})
