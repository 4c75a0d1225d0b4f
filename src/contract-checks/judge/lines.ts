/** Characters of one line that are kept: larger answers are no answers that anybody reads. */
const LONGEST_LINE = 16 * 1024 * 1024

/** A line with its number from 1; the text is undefined where it was too long to be kept. */
export type Line = { readonly number: number; readonly text: string | undefined }

/**
 * The lines of chunks of text that are not empty: with more than blanks, or too long to tell. Each list that is yielded
 * has a line; no more than one line and one chunk is held at a time.
 */
export async function* linesOf(
  chunks: AsyncIterable<string> | Iterable<string>,
  longest = LONGEST_LINE,
): AsyncGenerator<Line[]> {
  let number = 0
  let rest = ''
  let isTooLong = false
  const linesIn = (text: string): Line[] => {
    if (isTooLong || text.length > longest) return [{ number, text: undefined }]
    return text.trim() === '' ? [] : [{ number, text }]
  }
  for await (const chunk of chunks) {
    const found: Line[] = []
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      const text = rest + chunk.slice(from, end)
      number += 1
      found.push(...linesIn(text))
      ;[rest, isTooLong, from] = ['', false, end + 1]
    }
    rest += chunk.slice(from)
    isTooLong ||= rest.length > longest
    if (isTooLong) rest = ''
    if (found.length > 0) yield found
  }
  number += 1
  const last = linesIn(rest)
  if (last.length > 0) yield last
}
