import { type Catalogue, placeOf } from './catalogue.ts'

/**
 * Japanese sets no space between its own characters and Latin letters, digits or values. Only a label of kanji or
 * katakana keeps one before its value (手数料 {rate}), which is why that side is judged after hiragana alone.
 */
const SPACED =
  /[\p{Script=Latin}\d}#%] [\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]|\p{Script=Hiragana} [\p{Script=Latin}\d{#]/u

/** Japanese messages with such a space, one line each. Other languages have none. */
export function spacingFaults(language: string, catalogue: Catalogue): string[] {
  if (language !== 'ja_JP') return []
  return [...catalogue].flatMap(([area, messages]) =>
    [...messages].flatMap(([key, text]) => {
      const [spaced] = SPACED.exec(text) ?? []
      return spaced === undefined
        ? []
        : [`${placeOf(language, area)}: ${key} has a space in “${spaced}”, which Japanese sets without`]
    }),
  )
}
