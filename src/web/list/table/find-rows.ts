import { normalize } from '#src/core/text/normalize.ts'
import type { Column } from './column.ts'

/**
 * A search over these rows: each word must stand in one of the searched columns. What rows hold is made
 * plain once, at the first search, so that typing on costs next to nothing.
 */
export function searchOf<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): (wanted: string) => readonly Row[] {
  const searched = columns.flatMap(({ search }) => (search === undefined ? [] : [search]))
  let texts: readonly string[] | undefined
  return (wanted) => {
    const words = normalize(wanted).split(/\s+/).filter(Boolean)
    if (words.length === 0) return rows
    const known = (texts ??= rows.map((row) => searched.map((search) => normalize(search(row))).join('\n')))
    return rows.filter((_, index) => words.every((word) => known[index]?.includes(word) === true))
  }
}
