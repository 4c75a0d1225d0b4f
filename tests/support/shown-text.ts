/**
 * Texts of an element in reading order, each piece by itself, as a person reads or hears them: without what is hidden
 * from screen readers and without elements that match `without`. Spaces that do not break are plain ones.
 */
export function shownTexts(element: Element, without = ':not(*)'): readonly string[] {
  const textsOf = (node: Node): readonly string[] => {
    if (node instanceof Text) return [node.data.replaceAll(/\s+/g, ' ').trim()]
    if (!(node instanceof Element)) return []
    const isLeftOut = node.getAttribute('aria-hidden') === 'true' || node.matches(without)
    return isLeftOut ? [] : [...node.childNodes].flatMap(textsOf)
  }
  return textsOf(element).filter((text) => text !== '')
}

/** The same in one line: what has many short texts is compared by it. */
export const shownLine = (element: Element, without?: string): string =>
  shownTexts(element, without).join(' | ')

/** The pieces of a text that has ` | ` or the end of a line between them: a short way to write long lists. */
export const piecesOf = (text: string): readonly string[] => text.split(/ \| |\n */)
