/** Compiles ICU messages to their syntax trees, so that no parser is shipped, and types their keys. */
import { readdirSync } from 'node:fs'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { parse } from '@formatjs/icu-messageformat-parser'
import { languagesOnDisk } from '../check/locales/languages.ts'
import { placeOfKey, readSourceFile } from './sources/read.ts'

const banner = '// Generated from locales/ by `npm run generate`. Do not edit.\n'

/**
 * Messages that the first page does without: they make an area of their own, which comes with what shows them. Tables,
 * charts, date ranges, timelines and what is missing for an act; palette and cheat sheet; parts of the shell: the choice
 * of language and currency, side menus, news of orders, what stands in the place of a screen. They are few: a page lists
 * all areas of its language, and each costs some 45 bytes there.
 */
const LATER: readonly (readonly [area: string, keys: RegExp])[] = [
  ['parts', /^ui\.(?:table|need|range|chart|step)\./],
  ['palette', /^(?:ui\.actions\.(?:found$|none$|group\.|\w+Keywords$)|shell\.words\.)/],
  [
    'shell-parts',
    /^(?:not-offered\.|shell\.(?:c2c\.unseen$|logInFirst\.|area\.(?!spot$)|currency\.(?:all|error|none|search)$|language\.(?:dialog|note)$))/,
  ],
]

/** The area that a message is loaded with: that of its file, or a later one. */
const areaOf = (key: string, file: string): string =>
  LATER.find(([, keys]) => keys.test(key))?.[0] ?? file.replace('.json', '')

/** Files under generated/messages/: `<language>/<area>.json` and `keys.ts`. */
export function compileMessages(folder = 'locales'): Map<string, string> {
  const files = new Map<string, string>()
  const keys = new Map<string, string[]>()
  const languages = languagesOnDisk(folder)
  for (const language of languages) {
    const parts = new Map<string, Record<string, unknown>>()
    for (const name of readdirSync(`${folder}/${language}`).sort()) {
      if (!name.endsWith('.json')) continue
      const path = `${folder}/${language}/${name}`
      const messages = readSourceFile(path) as Record<string, string>
      for (const [area, own] of Map.groupBy(Object.entries(messages), ([key]) => areaOf(key, name))) {
        const known = parts.get(area) ?? {}
        parts.set(area, { ...known, ...compile(path, Object.fromEntries(own)) })
      }
    }
    for (const [area, messages] of parts) files.set(`${language}/${area}.json`, JSON.stringify(messages))
    if (language === 'en_US') for (const [area, messages] of parts) keys.set(area, Object.keys(messages))
  }
  files.set('keys.ts', keyTypes(languages, keys))
  return files
}

function compile(path: string, messages: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(messages).map(([key, text]) => {
    try {
      return [key, parse(text, { shouldParseSkeletons: false, requiresOtherClause: true })]
    } catch (error) {
      throw new BadInput(`${placeOfKey(path, [key])}: ${key}: ${String(error)}`, { cause: error })
    }
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

function keyTypes(languages: readonly string[], keys: ReadonlyMap<string, readonly string[]>): string {
  const areas = [...keys].sort(([a], [b]) => (a < b ? -1 : 1))
  const unions = areas.map(
    ([area, names]) =>
      `  ${JSON.stringify(area)}:${names.map((name) => `\n    | ${JSON.stringify(name)}`).join('')}\n`,
  )
  return [
    banner,
    `export const languages = ${JSON.stringify(languages)} as const\n\n`,
    'export type Language = (typeof languages)[number]\n\n',
    `/** The message keys of each area, as its English catalogue has them. */\nexport type AreaKeys = {\n${unions.join('')}}\n\n`,
    'export type Area = keyof AreaKeys\n\n',
    'export type MessageKey = AreaKeys[Area]\n',
  ].join('')
}
