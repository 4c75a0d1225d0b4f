import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, fromUnits, toText } from './decimal.ts'
import { type DecimalFormat, formatDecimal, formatPrice, formatWorth, inputText, NO_VALUE } from './format.ts'
import { readDecimal } from './input.ts'

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const show = (text: string, language: string, options?: DecimalFormat): string =>
  plain(formatDecimal(decimal(text), language, options))

describe('money is formatted in each language', () => {
  test.each([
    ['en_US', '1,234,567.80', '−$1,234,567.80'],
    ['zh_CN', '1,234,567.80', '−$1,234,567.80'],
    ['zh_HK', '1,234,567.80', '−$1,234,567.80'],
    ['ja_JP', '1,234,567.80', '−$1,234,567.80'],
    ['ko_KR', '1,234,567.80', '−$1,234,567.80'],
    ['de_DE', '1.234.567,80', '−1.234.567,80 $'],
    ['fr_FR', '1 234 567,80', '−1 234 567,80 $'],
    ['it_IT', '1.234.567,80', '−1.234.567,80 $'],
    ['es_ES', '1.234.567,80', '−1.234.567,80 $'],
  ])('%s', (language, amount, money) => {
    expect(show('1234567.80', language)).toBe(amount)
    expect(show('-1234567.80', language, { currency: '$' })).toBe(money)
  })
})

test.each([
  ['1204.189', 'en_US', '$1,204.18'],
  ['0.01', 'en_US', '$0.01'],
  ['0.009999', 'en_US', '<$0.01'],
  ['0.00000001', 'de_DE', '<0,01 $'],
  ['0', 'en_US', '$0.00'],
])('VAL-19.d a worth of %s is written in %s as %s', (value, language, text) => {
  expect(plain(formatWorth(decimal(value), '$', language))).toBe(text)
})

test('an unknown worth is a dash', () => {
  expect(formatWorth(null, '$', 'en_US')).toBe(NO_VALUE)
})

describe('VAL-19.d digits are truncated, not rounded', () => {
  test.each<[string, DecimalFormat, string]>([
    ['0.999999999', {}, '0.99999999'],
    ['1.999', { places: 2 }, '1.99'],
    ['-1.999', { places: 2 }, '−1.99'],
    ['-0.001', { places: 2, sign: 'always' }, '0.00'],
    ['999999.99999', { places: 0 }, '999,999'],
    ['1.5', { minimumPlaces: 2 }, '1.50'],
    ['1', { minimumPlaces: 2 }, '1.00'],
    ['1.50000000', { trim: true }, '1.50'],
    ['149.4', { trim: true, unit: 'USDT' }, '149.40 USDT'],
    ['149.40000000', { trim: true, unit: 'USDT' }, '149.40 USDT'],
    ['149.00000000', { trim: true, unit: 'USDT' }, '149 USDT'],
    ['0.00000010', { trim: true, unit: 'BTC' }, '0.0000001 BTC'],
    ['0.101', { trim: true, places: 1 }, '0.1'],
    ['0.1', { trim: true, minimumPlaces: 0 }, '0.1'],
    ['1.00000000', { trim: true, minimumPlaces: 2 }, '1.00'],
    ['100', { trim: true }, '100'],
    ['0.0001', { places: 2 }, '0.00'],
    ['0.00000010', {}, '0.00000010'],
    ['5', { sign: 'always', unit: '%' }, '+5 %'],
    ['0.00', { sign: 'always' }, '0.00'],
    ['0.5', { unit: 'BTC' }, '0.5 BTC'],
    ['9999999', { compact: true }, '9.99M'],
    ['-1239999.9', { compact: true, currency: '$' }, '−$1.23M'],
    ['999999.9', { compact: true, places: 1 }, '999,999.9'],
    ['12345678901234567890.123', { places: 3 }, '12,345,678,901,234,567,890.123'],
  ])('%s with %j is %s', (value, options, expected) => {
    expect(show(value, 'en_US', options)).toBe(expected)
  })
})

test.each([
  ['0.00000123', '0.00000123'],
  ['0.0000012345678', '0.0000012345'],
  ['1E-18', '0.000000000000000001'],
  ['0', '0.00'],
  ['0.000', '0.00'],
  ['1.23456789', '1.2345'],
  ['0.123456', '0.12345'],
  ['-0.0000012345678', '−0.0000012345'],
  ['63123.456', '63,123.45'],
  ['1234567.891', '1,234,567.89'],
])('a price of %s is formatted readably: %s', (value, expected) => {
  expect(formatPrice(decimal(value), 'en_US')).toBe(expected)
})

test('an absent value is an em dash, never 0', () => {
  expect([formatDecimal(null, 'en_US'), formatPrice(undefined, 'de_DE'), NO_VALUE]).toEqual(['—', '—', '—'])
})

test('trimmed amounts look the same however many zeros a server sends', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.nat(8), fc.nat(6), (units, scale, more) => {
      const value = fromUnits(units, scale)
      const padded = fromUnits(units * 10n ** BigInt(more), scale + more)
      const text = formatDecimal(padded, 'en_US', { trim: true, places: 20 })
      expect(text).toBe(formatDecimal(value, 'en_US', { trim: true, places: 20 }))
      expect(text).toMatch(/^[\d,]+(\.\d\d|\.\d*[1-9])?$/)
      expect(text).not.toMatch(/\.(\d$|00$)/)
    }),
  )
})

test('every digit of a number is shown, whatever its size', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.nat(20), (units, scale) => {
      const value = fromUnits(units, scale)
      expect(formatDecimal(value, 'en_US', { places: 20 }).replaceAll(',', '').replace('−', '-')).toBe(
        toText(value),
      )
    }),
  )
})

test.each(['en_US', 'de_DE', 'fr_FR', 'ja_JP'])(
  '%s: the minus of the screen can be typed back, and an input has a hyphen',
  (language) => {
    const value = decimal('-1234.5')
    expect(readDecimal(formatDecimal(value, language), language)).toEqual({ ok: true, value })
    expect(inputText(value, language)).toMatch(/^-1234[.,]5$/)
  },
)
