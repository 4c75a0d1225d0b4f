import de from '#locales/de_DE/server.json' with { type: 'json' }
import en from '#locales/en_US/server.json' with { type: 'json' }
import es from '#locales/es_ES/server.json' with { type: 'json' }
import fr from '#locales/fr_FR/server.json' with { type: 'json' }
import it from '#locales/it_IT/server.json' with { type: 'json' }
import ja from '#locales/ja_JP/server.json' with { type: 'json' }
import ko from '#locales/ko_KR/server.json' with { type: 'json' }
import zhCn from '#locales/zh_CN/server.json' with { type: 'json' }
import zhHk from '#locales/zh_HK/server.json' with { type: 'json' }
import type { Language } from '#generated/wire/language.ts'

const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de_DE: de,
  en_US: en,
  es_ES: es,
  fr_FR: fr,
  it_IT: it,
  ja_JP: ja,
  ko_KR: ko,
  zh_CN: zhCn,
  zh_HK: zhHk,
}

/** Returns a message of the exchange in the reader's language; the English one where the text is missing. */
export function serverMessage(language: Language, key: string): string {
  return CATALOGUES[language][key] ?? CATALOGUES.en_US[key] ?? key
}
