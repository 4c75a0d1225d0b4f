import { expect, test } from 'vitest'
import { listFaults } from './lists.ts'

const faults = (language: string, text: string, key = 'shell.words.theme'): string[] =>
  listFaults(language, new Map([['shell', new Map([[key, text]])]])).map((fault) =>
    fault.replace(`locales/${language}/shell.json: ${key} `, ''),
  )

test.each([
  ['en_US', 'dark, light, how it works'],
  ['zh_CN', '深色，浅色，dark，order book'],
  ['ja_JP', 'ダーク、ライト、dark'],
  ['ko_KR', '다크, 어두운 화면, dark'],
])('a list of %s is accepted: %s', (language, text) => {
  expect(faults(language, text)).toEqual([])
})

test.each([
  ['de_DE', 'einladen Empfehlung Freunde Partner', 'has no commas in “einladen Empfehlung Freunde Partner”'],
  ['de_DE', 'dunkel,hell', 'is cut wrongly at “dunkel,hell”'],
  ['zh_CN', '深色，light，dark,night', 'is cut wrongly at “dark,night”'],
  ['ja_JP', 'ダーク、、dark', 'is cut wrongly at “”'],
  ['fr_FR', 'nuit, Nuit', 'has Nuit twice'],
  ['zh_HK', '深色，淺色', 'has no word in Latin letters'],
])('the error in a list of %s is reported: %s', (language, text, fault) => {
  expect(faults(language, text)).toEqual([fault])
})

test('search keywords count as a list, a sentence does not', () => {
  expect(faults('en_US', 'find  and find it all', 'ui.actions.paletteKeywords')).toHaveLength(1)
  expect(faults('en_US', 'Try fewer or other words, please', 'content.words')).toEqual([])
})
