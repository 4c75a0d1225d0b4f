import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentFaults } from './content.ts'
import { type Glossary, readGlossary } from './glossary.ts'
import { LANGUAGES } from './languages.ts'

const glossary: Glossary = {
  alike: [],
  terms: [
    {
      key: 'fee',
      means: 'x',
      forms: new Map([
        ['en_US', ['fee']],
        ['de_DE', ['Gebühr']],
      ]),
    },
  ],
  notTerms: [],
  forbidden: new Map([['de_DE', new Map([['Email', 'E-Mail']])]]),
  exceptions: [],
}
const english = '# Fees\n\nThe fee is 0.1 %.\n\n- one\n'
const faults = (german: string): string[] =>
  contentFaults(
    'a',
    new Map([
      ['en_US', english],
      ['de_DE', german],
    ]),
    ['de_DE'],
    glossary,
  ).map((line) => line.replace('locales/content/a/de_DE.md ', ''))

test('a faithful translation has no errors', () => {
  expect(faults('# Gebühren\n\nDie Gebühr ist 0,1 %.\n\n- eins\n')).toEqual([])
})

test.each([
  ['# Gebühren\n\n0,1 %\n', 'has another outline than the English text'],
  ['# Gebühren\n\n<b>0,1</b> %\n\n- eins\n', 'has HTML'],
  ['# Gebühren\n\n0,2 %\n\n- eins\n', 'lacks the number 01'],
  ['# Kosten\n\n0,1 %\n\n- eins\n', 'calls "fee" none of: Gebühr'],
  ['# Gebühren\n\n0,1 % per Email\n\n- eins\n', 'says Email, which is E-Mail here'],
])('the error is reported: %j', (german, fault) => {
  expect(faults(german)).toEqual([fault])
})

test('a missing language and a missing English text are reported', () => {
  expect(contentFaults('a', new Map([['en_US', english]]), ['fr_FR'], glossary)).toEqual([
    'locales/content/a/fr_FR.md is missing',
  ])
  expect(contentFaults('a', new Map(), ['fr_FR'], glossary)).toEqual([
    'locales/content/a/en_US.md is missing',
  ])
})

test('a simplified character in a Hong Kong text is reported', () => {
  const texts = new Map([
    ['en_US', '# A\n'],
    ['zh_HK', '# 买盤\n'],
  ])
  expect(contentFaults('a', texts, ['zh_HK'], { ...glossary, terms: [] })).toEqual([
    'locales/content/a/zh_HK.md has 买, of the other script',
  ])
})

test('FEAT-24.c the white paper has between its least and most words', () => {
  const words = readFileSync('locales/content/whitepaper/en_US.md', 'utf8').split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(900)
  expect(words).toBeLessThanOrEqual(1500)
})

test.each(readdirSync('locales/content'))(
  'FEAT-24.c SHELL-11.c %s exists in nine languages, with the same parts',
  (name) => {
    const texts = readdirSync(`locales/content/${name}`).map((file): [string, string] => [
      file.replace('.md', ''),
      readFileSync(`locales/content/${name}/${file}`, 'utf8'),
    ])
    const real = readGlossary(readFileSync('locales/glossary.yaml', 'utf8'))
    expect(texts.map(([language]) => language).toSorted()).toEqual(LANGUAGES.toSorted())
    expect(contentFaults(name, new Map(texts), LANGUAGES, real)).toEqual([])
  },
)

test.each(LANGUAGES)(
  'LIMIT-07.d LIMIT-08.a %s: the texts give the fee rebate, and the hours of support',
  (language) => {
    const text = readFileSync(`locales/content/about/${language}.md`, 'utf8')
    expect(text).toMatch(/24/)
    expect(text).toMatch(/\b5\D/)
    expect(text).toMatch(/10\sUSDT/)
  },
)
