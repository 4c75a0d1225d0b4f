import { expect, test } from 'vitest'
import { countries } from '#tests/support/forms.tsx'
import { type Country, countryName, guessCountry, searchCountries } from './country.ts'

const austria: Country = {
  zhName: '奥地利',
  enName: 'Austria',
  name: 'Österreich',
  areaCode: '43',
  language: 'de_AT',
  sort: 9,
}
const all = [...countries, austria]
const found = (query: string, locale = 'de-DE'): string[] =>
  searchCountries(all, query, locale).map(({ enName }) => enName)

test.each([
  ['', all.map(({ enName }) => enName)],
  ['oster', ['Austria']],
  ['奥', ['Austria']],
  ['+49', ['Germany']],
  ['＋４９', ['Germany']],
  ['4+9', []],
  ['GERM', ['Germany']],
  ['1', ['United States', 'Canada', 'Bahamas']],
  ['a', ['Austria', 'United States', 'Canada', 'Germany', 'Bahamas']],
  ['xyz', []],
])('countries are searched by %j', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

test.each(['', '+', ' '])('a search for %j finds all countries in their order', (query) => {
  expect(searchCountries(all, query, 'de-DE')).toBe(all)
})

test('a country is named in the server’s translation, or the nearest one', () => {
  expect(countryName(austria, 'de-DE')).toBe('Österreich')
  expect(countryName({ ...austria, name: null }, 'zh-CN')).toBe('奥地利')
  expect(countryName({ ...austria, name: '' }, 'de-DE')).toBe('Austria')
})

test.each([
  [['de-AT', 'en-US'], 'Austria'],
  [['fr-FR', 'de-DE'], 'Germany'],
  [['fr-FR'], 'United States'],
  [[], 'United States'],
])('a reader of %j is guessed to be in %s', (languages, expected) => {
  expect(guessCountry(all, languages)?.enName).toBe(expected)
})

test('without countries nothing is guessed', () => {
  expect(guessCountry([], ['en-US'])).toBeUndefined()
})
