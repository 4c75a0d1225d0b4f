import { toCsv } from '../csv/csv.ts'
import type { Column, CsvColumn } from './column.ts'

/** The exported columns of these rows, below their headers. */
export function tableCsv<Row>(
  rows: readonly Row[],
  columns: readonly (Column<Row> | CsvColumn<Row>)[],
): string {
  const exported = columns.flatMap(({ header, csv }) => (csv === undefined ? [] : [{ header, csv }]))
  return toCsv([
    exported.map(({ header }) => header),
    ...rows.map((row) => exported.map(({ csv }) => csv(row))),
  ])
}
