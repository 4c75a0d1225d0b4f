import { CLEAR_PAIRS, IN_BOTH, SHARED_PAIRS } from './characters.ts'
import { type Catalogue, placeOf } from './catalogue.ts'

const pairs = (text: string): [string, string][] => {
  const characters = Array.from(text)
  return characters.flatMap((one, index) => {
    const other = characters[index + 1]
    return index % 2 === 0 && other !== undefined ? [[one, other]] : []
  })
}

const TO_TRADITIONAL = new Map([...pairs(CLEAR_PAIRS), ...pairs(SHARED_PAIRS)])
const SIMPLIFIED_ONLY = new Set(pairs(CLEAR_PAIRS).map(([simplified]) => simplified))
const TRADITIONAL_ONLY = new Set(
  [...TO_TRADITIONAL.values()].filter((character) => !IN_BOTH.includes(character)),
)

/** A simplified text in traditional characters, one by one: what a lazy zh_HK would be. */
export function convert(simplified: string): string {
  return Array.from(simplified, (character) => TO_TRADITIONAL.get(character) ?? character).join('')
}

/** Characters that a text of that language does not have: simplified ones in zh_HK, traditional ones in zh_CN. */
export function wrongScriptCharacters(language: string, text: string): string {
  const strange = { zh_HK: SIMPLIFIED_ONLY, zh_CN: TRADITIONAL_ONLY }[language]
  return strange === undefined
    ? ''
    : [...new Set(text)].filter((character) => strange.has(character)).join('')
}

/** Messages of the wrong script, one line each. Other languages have none. */
export function scriptFaults(language: string, catalogue: Catalogue): string[] {
  return [...catalogue].flatMap(([area, messages]) =>
    [...messages].flatMap(([key, text]) => {
      const wrong = wrongScriptCharacters(language, text)
      return wrong === '' ? [] : [`${placeOf(language, area)}: ${key} has ${wrong}, of the other script`]
    }),
  )
}

/** Kind of difference between the zh_CN and zh_HK texts of one message. */
export type Difference = 'word' | 'character' | 'none'

/**
 * Compares two Chinese texts: Hong Kong has its own word ('word'), writes the same word with its own characters
 * ('character'), or just as the converted text ('none').
 */
export function difference(mainland: string, hongKong: string): Difference {
  const converted = convert(mainland)
  if (converted === hongKong) return 'none'
  return sameWord(converted) === sameWord(hongKong) ? 'character' : 'word'
}

/** So many messages of zh_HK at least say it in other words than a converted zh_CN would. */
const OWN_WORDS = 50

/** One fault when zh_HK reads like converted zh_CN. */
export function hongKongFaults(mainland: Catalogue, hongKong: Catalogue): string[] {
  const own = [...hongKong].flatMap(([area, messages]) =>
    [...messages].filter(([key, text]) => difference(mainland.get(area)?.get(key) ?? text, text) === 'word'),
  )
  if (own.length >= OWN_WORDS) return []
  return [`locales/zh_HK: only ${own.length} messages have words of Hong Kong, ${OWN_WORDS} are needed`]
}

/** Characters that people in Hong Kong use for one another: the left one is read as the right one. */
const SAME: Readonly<Record<string, string>> = { 賬: '帳', 紀: '記', 籤: '簽', 杆: '桿', 託: '托', 群: '羣' }

function sameWord(text: string): string {
  return Array.from(text.replaceAll(/\s/g, ''), (character) => SAME[character] ?? character).join('')
}
