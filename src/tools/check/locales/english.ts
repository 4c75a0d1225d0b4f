import type { Catalogue } from './catalogue.ts'
import { isProse } from './prose.ts'
import { wordsOf } from './words.ts'

/** At most so large a part of a language's messages may read as the English ones do. */
const MOST_EQUAL = 0.03

/** Messages that read as in English, of those that have words to translate. */
export function leftInEnglish(base: Catalogue, other: Catalogue): { equal: string[]; counted: number } {
  const translatable = [...base].flatMap(([area, messages]) =>
    [...messages].filter(([, text]) => hasWords(text)).map(([key, text]) => ({ area, key, text })),
  )
  const equal = translatable.filter(({ area, key, text }) => other.get(area)?.get(key) === text)
  return { equal: equal.map(({ area, key }) => `${area}.${key}`), counted: translatable.length }
}

function hasWords(message: string): boolean {
  return isProse(wordsOf(message))
}

/** One fault when more than 3 % of a language's messages equal the English ones, naming them. */
export function englishFaults(language: string, base: Catalogue, other: Catalogue): string[] {
  if (language === 'en_US') return []
  const { equal, counted } = leftInEnglish(base, other)
  if (equal.length <= counted * MOST_EQUAL) return []
  return [`locales/${language}: ${equal.length} of ${counted} messages are English: ${equal.join(', ')}`]
}
