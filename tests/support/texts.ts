import { readdirSync, readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import type { Language, MessageKey } from '#generated/messages/keys.ts'

export type Texts = (key: MessageKey, values?: Record<string, string | number>) => string

/** The app's own texts of a language, for tests that run in several; one-language tests spell theirs out. */
export function textsOf(language: Language): Texts {
  const folder = `locales/${language}`
  const messages = Object.assign(
    {},
    ...readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as object),
  ) as Record<string, string>
  const intl = createIntl({ locale: language.replace('_', '-'), messages })
  return (id, values) => intl.formatMessage({ id }, values)
}
