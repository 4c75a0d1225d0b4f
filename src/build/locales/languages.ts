import { readdirSync } from 'node:fs'

/** The nine interface languages (SHELL-11), as the `lang` header spells them. English is what all others follow. */
export const LANGUAGES = [
  'en_US',
  'zh_CN',
  'zh_HK',
  'ja_JP',
  'ko_KR',
  'de_DE',
  'fr_FR',
  'it_IT',
  'es_ES',
] as const

const LANGUAGE_FOLDER = /^[a-z]{2}_[A-Z]{2}$/

/** The languages that have a folder of catalogues; what else stands beside them (glossary, content) is no language. */
export function languagesOnDisk(folder = 'locales'): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && LANGUAGE_FOLDER.test(entry.name))
    .map(({ name }) => name)
    .sort()
}
