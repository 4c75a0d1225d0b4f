import { languages as written } from '#generated/messages/keys.ts'
import { type Language, languages } from '#src/web/session/language.ts'

/** The interface languages, each in its own words. */
export const NATIVE_NAMES: Readonly<Record<Language, string>> = {
  en_US: 'English',
  zh_CN: '简体中文',
  zh_HK: '繁體中文',
  ja_JP: '日本語',
  ko_KR: '한국어',
  de_DE: 'Deutsch',
  fr_FR: 'Français',
  it_IT: 'Italiano',
  es_ES: 'Español',
}

/** The languages that have catalogues, in the specification's order. */
export const offeredLanguages: readonly Language[] = languages.filter((language) =>
  written.some((name) => name === language),
)

/** `zh_CN` -> `zh-CN`: what `lang` attributes and Intl want. */
export const tagOf = (language: Language): string => language.replace('_', '-')

/** Returns the name of a language in another one: "German" for (de_DE, en_US). */
export function nameIn(language: Language, reader: Language): string {
  const tag = { zh_CN: 'zh-Hans', zh_HK: 'zh-Hant' }[language as string] ?? language.slice(0, 2)
  return new Intl.DisplayNames([tagOf(reader)], { type: 'language' }).of(tag) ?? NATIVE_NAMES[language]
}

/** The language to show: the chosen one when it has catalogues, else English. */
export const displayedLanguage = (chosen: Language): Language =>
  offeredLanguages.includes(chosen) ? chosen : 'en_US'
