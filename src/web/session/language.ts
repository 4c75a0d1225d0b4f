import { remember } from './remembered.ts'
import { defineEntry, wrapped } from './storage.ts'

/** The nine interface languages (SHELL-11), as the `lang` header spells them; a test holds them to the contract's. */
export const languages = [
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

export type Language = (typeof languages)[number]

/** Language of the interface and of the server's texts; en_US until one is chosen. */
export const languageStore = remember<Language>(
  defineEntry({
    key: 'openbourse.language',
    areas: ['local'],
    migrations: [wrapped],
    check: (value) => languages.find((language) => language === value) ?? null,
  }),
  () => 'en_US',
)

/** Stores the choice; the shell then reloads the interface (SHELL-12). Other tabs hear of it. */
export function setLanguage(language: Language): void {
  languageStore.set(language)
}
