/** Single letters that have to be put in, left out or exchanged to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1]
    for (const [j, other] of b.split('').entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** `; did you mean minLength?` for a word that is like a known one, else which ones there are, if they are few. */
export function suggestion(word: string, known: Iterable<string>): string {
  const words = [...known]
  const [best] = words.map((one) => ({ one, far: distance(word, one) })).sort((a, b) => a.far - b.far)
  if (best !== undefined && best.far <= Math.max(2, word.length / 3)) return `; did you mean ${best.one}?`
  return words.length > 0 && words.length < 30 ? `; there are: ${words.join(', ')}` : ''
}
