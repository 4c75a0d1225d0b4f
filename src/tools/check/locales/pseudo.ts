import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

const PLAIN = 'aAbBcCdDeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ'
const ACCENTED = 'áÁƀƁçÇðÐéÉğĞĥĤíÍĵĴķĶĺĹñÑöÖŕŔšŠţŢüÜŵŴýÝžŽ'
const ACCENTS = new Map(Array.from(PLAIN, (letter, index) => [letter, ACCENTED.charAt(index)]))

/** Share by which a text may have to be longer than English. */
const LONGER = 0.3

/**
 * The message in a language that nobody speaks (en_XA): accents on what is translated, about 30 % longer, in
 * brackets. What has none of it on a screen is hard-coded; what loses its bracket is cut off. Arguments, tags
 * and plural categories stay as they are. Throws where the message is no ICU message.
 */
export function pseudo(message: string): string {
  const elements = parse(message)
  return `[${printAST(elements.map(accented))}${padding(elements)}]`
}

/** A whole catalogue of that language. */
export function pseudoCatalogue(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, pseudo(message)]))
}

function accented(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return {
        ...element,
        value: Array.from(element.value, (letter) => ACCENTS.get(letter) ?? letter).join(''),
      }
    case TYPE.tag:
      return { ...element, children: element.children.map(accented) }
    case TYPE.select:
    case TYPE.plural: {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: option.value.map(accented) },
      ])
      return { ...element, options: Object.fromEntries(options) as typeof element.options }
    }
    default:
      return element
  }
}

function padding(elements: readonly MessageFormatElement[]): string {
  return ' ' + '~'.repeat(Math.ceil(Math.max(...branches(elements)) * LONGER))
}

/** Lengths of the texts that a message can become, arguments left out. */
function branches(elements: readonly MessageFormatElement[]): number[] {
  return elements.reduce<number[]>(
    (lengths, element) => {
      const more = lengthsOf(element)
      return more.map((length) => length + Math.max(...lengths))
    },
    [0],
  )
}

function lengthsOf(element: MessageFormatElement): number[] {
  if (element.type === TYPE.literal) return [element.value.length]
  if (element.type === TYPE.tag) return branches(element.children)
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return [0]
  return Object.values(element.options).flatMap(({ value }) => branches(value))
}
