import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { CsvColumn } from './csv/csv-column.ts'
import type { ListColumn, Words } from './list-description.ts'
import type { Column } from './table/column.ts'

/** The columns of a table, and those of its file, in the reader's language. */
export function useColumns<Row, Key extends string>(
  columns: readonly ListColumn<Row, Key>[],
): { readonly table: readonly Column<Row>[]; readonly file: readonly CsvColumn<Row>[] } {
  const t = useText<Key>()
  const { locale, formatNumber } = useIntl()
  return useMemo(() => {
    const words: Words<Key> = { t, locale, formatNumber }
    return {
      table: columns.flatMap(({ csv: _csv, header, cell, ...rest }) =>
        cell === undefined ? [] : [{ ...rest, header: t(header), cell: (row: Row) => cell(row, words) }],
      ),
      file: columns.flatMap(({ header, csv }): CsvColumn<Row>[] =>
        csv === undefined
          ? []
          : [
              {
                header: t(header),
                csv: typeof csv === 'function' ? (row) => csv(row, words) : csv,
              },
            ],
      ),
    }
  }, [columns, t, locale, formatNumber])
}
