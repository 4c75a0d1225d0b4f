/** Reader of a log for one list: the rows that each item makes, and the number by which rows are in order. */
export type LogReader<Item, Row> = {
  /** Names the reader among those of the same log. One of few: what it has read is kept as long as the log. */
  readonly name: string
  readonly rowsOf: (item: Item) => readonly Row[]
  readonly rankOf: (row: Row) => number
}

type View = { seen: number; readonly rows: unknown[] }

const views = new WeakMap<object, Map<string, View>>()

/**
 * Returns the rows of a log that only ever grows in the order of their ranks, and in that of the log at the same rank. They
 * follow from the log and are no part of the state; the next call with the same name reads only what is new. Must not be
 * called while a command runs, because what that adds may be taken back.
 */
export function rowsOfLog<Item, Row>(
  log: readonly Item[],
  { name, rowsOf, rankOf }: LogReader<Item, Row>,
): readonly Row[] {
  const known = views.get(log) ?? new Map<string, View>()
  views.set(log, known)
  const view = known.get(name) ?? { seen: 0, rows: [] }
  known.set(name, view)
  // Rows under a name were made by its reader.
  const rows = view.rows as Row[]
  for (; view.seen < log.length; view.seen += 1)
    for (const row of rowsOf(log[view.seen] as Item)) insert(rows, row, rankOf)
  return rows
}

/** Nearly every row is the last one: logs are written as time goes by. */
function insert<Row>(rows: Row[], row: Row, rankOf: (row: Row) => number): void {
  const last = rows.at(-1)
  if (last === undefined || rankOf(last) <= rankOf(row)) rows.push(row)
  else rows.splice(firstAfter(rows, rankOf(row), rankOf), 0, row)
}

/** Place of the first row of a higher rank; the number of rows when there is none. */
export function firstAfter<Row>(rows: readonly Row[], rank: number, rankOf: (row: Row) => number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (rankOf(rows[middle] as Row) <= rank) low = middle + 1
    else high = middle
  }
  return low
}
