type Wanted = { readonly pageNo?: number; readonly pageSize?: number }

/** One page of rows, counted from 1, with what every page carries beside them. */
export function pageOf<T>(
  rows: readonly T[],
  { pageNo = 1, pageSize = 10 }: Wanted,
): { content: T[]; totalElements: number; totalPages: number; size: number } {
  const start = (pageNo - 1) * pageSize
  return {
    content: rows.slice(start, start + pageSize),
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / pageSize),
    size: pageSize,
  }
}
