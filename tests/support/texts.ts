import { createIntl } from 'react-intl'
import type { Language, MessageKey } from '#generated/messages/keys.ts'
import { catalogueOf } from './catalogues.ts'

export type Texts = (key: MessageKey, values?: Record<string, string | number>) => string

/** The app's own texts of a language, for tests that run in several; one-language tests spell theirs out. */
export function textsOf(language: Language): Texts {
  const intl = createIntl({ locale: language.replace('_', '-'), messages: catalogueOf(language) })
  return (id, values) => intl.formatMessage({ id }, values)
}
