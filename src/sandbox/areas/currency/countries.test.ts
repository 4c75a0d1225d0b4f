import { expect, test } from 'vitest'
import { toText } from '#src/core/money/decimal.ts'
import { COUNTRIES, countryName, findCountry } from './countries.ts'
import { fiatRate } from './fiat.ts'

test('a country is found by its Chinese name only', () => {
  expect(findCountry('瑞士')).toEqual({
    iso: 'CH',
    zhName: '瑞士',
    enName: 'Switzerland',
    areaCode: '41',
    language: 'de_DE',
    currency: 'CHF',
  })
  expect(['Switzerland', 'CH', ''].map(findCountry)).toEqual([undefined, undefined, undefined])
})

test('no two countries have the same code or name', () => {
  for (const key of ['iso', 'zhName', 'enName'] as const)
    expect(new Set(COUNTRIES.map((country) => country[key])).size).toBe(COUNTRIES.length)
})

test.each([
  ['中国香港', 'zh_CN', '中国香港'],
  ['中国香港', 'en_US', 'Hong Kong'],
  ['中国香港', 'de_DE', 'Sonderverwaltungsregion Hongkong'],
  ['德国', 'zh_CN', '德国'],
  ['德国', 'zh_HK', '德國'],
  ['德国', 'en_US', 'Germany'],
  ['德国', 'fr_FR', 'Allemagne'],
  ['德国', 'ja_JP', 'ドイツ'],
  ['意大利', 'fr_FR', 'Italie'],
] as const)('%s is in %s %s', (zhName, language, name) => {
  const country = findCountry(zhName)
  expect(country && countryName(country, language)).toBe(name)
})

/** Of currencies in which values are shown, and of others in which members only pay. */
test.each([
  ['USD', '1'],
  ['EUR', '0.8650'],
  ['JPY', '151.20'],
  ['AED', '3.6725'],
  ['MOP', '8.0120'],
  ['SEK', '9.5200'],
  ['NOK', '10.120'],
  ['DKK', '6.4560'],
  ['ISK', '125.80'],
  ['PLN', '3.6700'],
  ['CZK', '21.050'],
  ['HUF', '334.50'],
  ['RON', '4.4010'],
  ['RSD', '101.40'],
  ['UAH', '41.950'],
  ['GEL', '2.7150'],
  ['AMD', '382.10'],
  ['KZT', '521.30'],
  ['UZS', '12050'],
  ['TZS', '2475.0'],
  ['UGX', '3510.0'],
  ['RWF', '1448.0'],
  ['MUR', '45.600'],
])('a dollar is worth so much %s: %s', (currency, rate) => {
  const found = fiatRate(currency)
  expect(found && toText(found)).toBe(rate)
})

test.each(['CLP', 'usd', ''])('there is no rate of the currency “%s”', (currency) => {
  expect(fiatRate(currency)).toBeUndefined()
})
