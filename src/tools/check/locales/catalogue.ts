import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { isProse } from './prose.ts'
import { wordsOf } from './words.ts'

/** area -> key -> ICU message */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The area that holds what the sandbox's editors wrote. */
export const SANDBOX = 'sandbox'

/** The file that an area's texts of a language stand in. */
export function placeOf(language: string, area: string): string {
  return area === SANDBOX
    ? `src/sandbox/areas/content/texts/${language}.json`
    : `locales/${language}/${area}.json`
}

/** From this many words on, a text that equals the English one was forgotten, not chosen. */
const SENTENCE = 4

const FEW = 3

/**
 * Returns the differences of a language's catalogue from the English one: missing, superfluous and deviating messages.
 */
export function catalogueFaults(language: string, base: Catalogue, other: Catalogue): string[] {
  return [...new Set([...base.keys(), ...other.keys()])].flatMap((area) => {
    const wanted = base.get(area) ?? new Map<string, string>()
    const given = other.get(area) ?? new Map<string, string>()
    const where = placeOf(language, area)
    const missing = missingFaults(
      where,
      [...wanted.keys()].filter((key) => !given.has(key)),
    )
    return [
      ...missing,
      ...[...given].flatMap(([key, text]) => messageFaults(where, key, text, wanted.get(key))),
    ]
  })
}

/** A few missing messages have a line each; a whole new screen is one line. */
function missingFaults(where: string, keys: readonly string[]): string[] {
  if (keys.length > FEW) return [`${where}: ${keys.length} messages are missing: ${keys.join(', ')}`]
  return keys.map((key) => `${where}: ${key} is missing`)
}

function messageFaults(where: string, key: string, text: string, english: string | undefined): string[] {
  if (english === undefined) return [`${where}: ${key} is not in English`]
  if (text.trim() === '') return [`${where}: ${key} is empty`]
  try {
    const [mine, theirs] = [signature(parse(text)), signature(parse(english))]
    if (mine !== theirs) return [`${where}: ${key} has the arguments (${mine}), English has (${theirs})`]
  } catch (error) {
    return [`${where}: ${key} is no ICU message: ${String(error)}`]
  }
  const copied = !where.includes('en_US') && text === english && proseWords(text) >= SENTENCE
  return copied ? [`${where}: ${key} is still English`] : []
}

/**
 * Returns the number of words in a message that another language would say otherwise: arguments, signs and names are
 * none.
 */
function proseWords(text: string): number {
  return wordsOf(text).split(/\s+/).filter(isProse).length
}

/** Names and kinds of all arguments; select options belong to it, plural categories differ by language. */
function signature(elements: readonly MessageFormatElement[]): string {
  return [...new Set(elements.flatMap(parts))].sort().join(', ')
}

function parts(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return []
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(parts)]
    case TYPE.select: {
      const inside = Object.values(element.options).flatMap(({ value }) => value.flatMap(parts))
      return [`${element.value} select ${Object.keys(element.options).sort().join('|')}`, ...inside]
    }
    case TYPE.plural:
      return [
        `${element.value} plural`,
        ...Object.values(element.options).flatMap(({ value }) => value.flatMap(parts)),
      ]
    default:
      return [element.type === TYPE.argument ? element.value : `${element.value} ${TYPE[element.type]}`]
  }
}
