import { type Catalogue, placeOf } from './catalogue.ts'

/** Messages that are lists of search words. */
const LIST = /\.words\.|Keywords$/

/** Separators of the words of a list, by language; elsewhere a comma and a space. */
const SEPARATORS: Readonly<Record<string, string>> = { zh_CN: '，', zh_HK: '，', ja_JP: '、' }

/** Most words of one search term ("how it works"): a longer run has lost its commas. */
const LONGEST = 3

/** Languages written in another script than their keyboard's Latin one. */
const OTHER_SCRIPT = new Set(['zh_CN', 'zh_HK', 'ja_JP', 'ko_KR'])

/**
 * Returns the errors of a language's lists of search words, one line each: another separator than its own, none at all,
 * a word twice, and in languages of another script, none that is found without switching the keyboard.
 */
export function listFaults(language: string, catalogue: Catalogue): string[] {
  const separator = SEPARATORS[language] ?? ', '
  return [...catalogue].flatMap(([area, messages]) =>
    [...messages]
      .filter(([key]) => LIST.test(key))
      .flatMap(([key, text]) => {
        const words = text.split(separator)
        const lower = words.map((word) => word.toLowerCase())
        return [
          ...words
            .filter((word) => /[,，、]|^\s|\s$|^$/.test(word))
            .map((word) => `is cut wrongly at “${word}”`),
          ...words
            .filter((word) => word.split(/\s+/).length > LONGEST)
            .map((word) => `has no commas in “${word}”`),
          ...words
            .filter((_, at) => lower.indexOf(lower[at] ?? '') !== at)
            .map((word) => `has ${word} twice`),
          ...(OTHER_SCRIPT.has(language) && !words.some((word) => /^[a-z\s-]+$/i.test(word))
            ? ['has no word in Latin letters']
            : []),
        ].map((fault) => `${placeOf(language, area)}: ${key} ${fault}`)
      }),
  )
}
