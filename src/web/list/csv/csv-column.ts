import type { Decimal } from '#src/core/money/decimal.ts'
import type { Instant } from '#src/core/time/instant.ts'

/** Value of a cell in an exported file: exact, never formatted. Null is an empty cell. */
export type CsvValue = string | Decimal | null

/** Hands a moment over as such: all files write moments the same (csv-file.ts). */
export type CsvTime<Row> = { readonly time: (row: Row) => Instant | null }

/** Reads a cell of a file from a row. */
export type CsvCell<Row> = ((row: Row) => CsvValue) | CsvTime<Row>

/** One column of an exported file. */
export type CsvColumn<Row> = { readonly header: string; readonly csv: CsvCell<Row> }

/** Name, rows and columns of an exported file; rows and columns of the table when left out. */
export type Export<Row> = {
  readonly name: string
  readonly rows?: () => Promise<readonly Row[]>
  readonly columns?: readonly CsvColumn<Row>[]
}
