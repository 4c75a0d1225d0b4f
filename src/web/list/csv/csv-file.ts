import { toIso } from '#src/core/time/instant.ts'
import { toCsv } from './csv.ts'
import type { CsvColumn, CsvValue } from './csv-column.ts'

/**
 * Returns the text of a file: a line of headers, then one line for each row. Moments stand in UTC
 * (`2026-11-21T01:30:00.000Z`), whatever zone the screen shows, and `utc` writes so into the headers of their columns:
 * "Time" becomes "Time (UTC)".
 */
export function csvFile<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  utc: (header: string) => string,
): string {
  return toCsv([
    columns.map(({ header, csv }) => (typeof csv === 'function' ? header : utc(header))),
    ...rows.map((row) => columns.map(({ csv }) => valueOf(row, csv))),
  ])
}

function valueOf<Row>(row: Row, csv: CsvColumn<Row>['csv']): CsvValue {
  if (typeof csv === 'function') return csv(row)
  const moment = csv.time(row)
  return moment === null ? null : toIso(moment)
}
