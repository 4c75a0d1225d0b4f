import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Stands where an argument does: no word crosses it. */
const GAP = ' … '

/**
 * Returns the words of a message that a reader can see in any of its branches, arguments left out. A broken message has
 * no words.
 */
export function wordsOf(message: string): string {
  try {
    return parse(message).map(visible).join('')
  } catch {
    return ''
  }
}

function visible(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.tag:
      return element.children.map(visible).join('')
    case TYPE.select:
    case TYPE.plural:
      return Object.values(element.options)
        .map(({ value }) => GAP + value.map(visible).join(''))
        .join('')
    default:
      return GAP
  }
}
