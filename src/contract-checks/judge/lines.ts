/** Characters of one line that are kept: larger answers are no answers that anybody reads. */
const LONGEST_LINE = 16 * 1024 * 1024

/** A line with its number from 1; the text is undefined where it was too long to be kept. */
export type Line = { readonly number: number; readonly text: string | undefined }

/** The lines of chunks of text that are not empty. No more than one line and one chunk is held at a time. */
export async function* linesOf(
  chunks: AsyncIterable<string> | Iterable<string>,
  longest = LONGEST_LINE,
): AsyncGenerator<Line[]> {
  let number = 0
  let rest = ''
  let isTooLong = false
  const lineOf = (text: string): Line => ({
    number,
    text: isTooLong || text.length > longest ? undefined : text,
  })
  for await (const chunk of chunks) {
    const found: Line[] = []
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      const text = rest + chunk.slice(from, end)
      number += 1
      if (isTooLong || text.trim() !== '') found.push(lineOf(text))
      ;[rest, isTooLong, from] = ['', false, end + 1]
    }
    rest += chunk.slice(from)
    isTooLong ||= rest.length > longest
    if (isTooLong) rest = ''
    if (found.length > 0) yield found
  }
  number += 1
  if (isTooLong || rest.trim() !== '') yield [lineOf(rest)]
}
