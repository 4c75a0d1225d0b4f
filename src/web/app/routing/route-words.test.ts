import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages, type MessageKey } from '#generated/messages/keys.ts'
import { textsOf } from '#tests/support/texts.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** Queries that make other pages of the same path. */
const QUERIES = ['', 'article=terms', 'article=privacy']

/** Least and most characters of a description: result lists cut longer ones, shorter ones waste the space. */
const LENGTHS = { words: [50, 160], signs: [25, 90] } as const

const CHARACTERS = new Set(['zh_CN', 'zh_HK', 'ja_JP', 'ko_KR'])

const keysOf = <K extends string>(key: K | ((query: URLSearchParams) => K)): readonly K[] =>
  typeof key === 'function' ? [...new Set(QUERIES.map((query) => key(new URLSearchParams(query))))] : [key]

const english = textsOf('en_US')
const seen = routes.filter(({ memberOnly }) => !memberOnly)
const descriptionsOf = ({ description }: Route): readonly MessageKey[] =>
  keysOf(description ?? 'shell.description')

for (const language of languages) {
  const t = textsOf(language)
  const [least, most] = LENGTHS[CHARACTERS.has(language) ? 'signs' : 'words']

  test(`SHELL-11.c every screen has a title: ${language}`, () => {
    for (const { path, title } of routes)
      for (const key of keysOf(title)) expect(t(key).trim(), `${path}: ${key}`).not.toBe('')
  })

  test(`SHELL-11.c meta descriptions fit result lists and are in their language: ${language}`, () => {
    const keys = [...new Set(seen.flatMap(descriptionsOf))]
    const unfit = keys
      .map((key) => ({ key, text: t(key), length: t(key).length }))
      .filter(({ length }) => length < least || length > most)
    expect(unfit).toEqual([])
    expect(keys.filter((key) => language !== 'en_US' && t(key) === english(key))).toEqual([])
    expect(new Set(keys.map((key) => t(key))).size).toBe(keys.length)
  })
}

test('SHELL-11.c no two indexed pages have the same description', () => {
  const paths = new Map<MessageKey, string[]>()
  for (const route of seen)
    for (const key of descriptionsOf(route)) paths.set(key, [...(paths.get(key) ?? []), route.path])
  const alike = [...paths].filter(([, of]) => of.length > 1)
  expect(alike).toEqual([])
})

test('SHELL-11.c index.html has the same title and description before any script runs', () => {
  expect(readFileSync('index.html', 'utf8')).toContain(`content="${english('shell.description')}"`)
})
