import de from '#locales/de_DE/server.json' with { type: 'json' }
import en from '#locales/en_US/server.json' with { type: 'json' }
import zh from '#locales/zh_CN/server.json' with { type: 'json' }
import type { Language } from '#generated/wire/language.ts'

const CATALOGUES: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  en_US: en,
  zh_CN: zh,
  de_DE: de,
}

/** What the exchange says in the reader's language; English where the language or the text is missing. */
export function serverMessage(language: Language, key: string): string {
  const english: Readonly<Record<string, string>> = en
  return CATALOGUES[language]?.[key] ?? english[key] ?? key
}
