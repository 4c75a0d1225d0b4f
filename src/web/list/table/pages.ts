/** Returns the number of pages that so many rows fill; an empty list has one, empty page. */
export const pageCount = (rows: number, size: number): number => Math.max(1, Math.ceil(rows / size))

/** The rows of a page, counted from 0. */
export const pageOf = <Row>(rows: readonly Row[], page: number, size: number): readonly Row[] =>
  rows.slice(page * size, (page + 1) * size)

/** Numbers a pager shows, from 0, with `gap` where some are left out: 0 … 4 5 6 … 9. Always at most seven. */
export function shownPages(page: number, count: number): readonly (number | 'gap')[] {
  const all = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i)
  if (count <= 7) return all(0, count - 1)
  if (page < 4) return [...all(0, 4), 'gap', count - 1]
  if (page > count - 5) return [0, 'gap', ...all(count - 5, count - 1)]
  return [0, 'gap', page - 1, page, page + 1, 'gap', count - 1]
}
