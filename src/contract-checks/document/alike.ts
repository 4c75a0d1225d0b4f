/** Returns true for names of which one may be the other's new spelling: a word in common, or few letters changed. */
export function alike(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  if (a.some((part) => b.includes(part))) return true
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].toSorted((x, y) => x.length - y.length)
  if (short === undefined || long === undefined) return false
  return long.includes(short) || distance(short, long) * 2 <= long.length
}

const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part.length > 2)

/** Levenshtein's distance, row by row. */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [above, letter] of Array.from(from).entries()) {
    const next = [above + 1]
    for (const [index, other] of Array.from(to).entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
