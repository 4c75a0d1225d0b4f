/** Reads a paged list to its end, page by page; an empty page ends it, whatever the total says. */
export async function everyPage<Row>(
  read: (page: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
): Promise<readonly Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total } = await read(page)
    all.push(...rows)
    if (rows.length === 0 || all.length >= total) return all
  }
}
