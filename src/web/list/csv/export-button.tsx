import { ArrowDownload16Regular } from '@fluentui/react-icons/svg/arrow-download'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { CsvCell, Export } from './csv-column.ts'
import { csvFile } from './csv-file.ts'
import { saveFile } from './save-file.ts'

type ExportButtonProps<Row> = {
  readonly csv: Export<Row>
  /** Of the table; the file has those with a cell for it. */
  readonly columns: readonly { readonly header: string; readonly csv?: CsvCell<Row> }[]
  readonly found: readonly Row[]
  readonly size?: 'small' | 'medium'
}

/** Saves rows as a file. A table has it in its bar; a panel without one may have it elsewhere. */
export function ExportButton<Row>({ csv, columns, found, size = 'medium' }: ExportButtonProps<Row>) {
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const rows = (await csv.rows?.()) ?? found
      const exported =
        csv.columns ??
        columns.flatMap(({ header, csv: cell }) => (cell === undefined ? [] : [{ header, csv: cell }]))
      const utc = (header: string): string => formatMessage({ id: 'ui.table.utc' }, { header })
      saveFile(`${csv.name}.csv`, csvFile(rows, exported, utc))
    } catch (error) {
      const text = error instanceof Error ? error.message : null
      showToast({ kind: 'error', title: formatMessage({ id: 'ui.table.exportFailed' }), text })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      icon={<ArrowDownload16Regular />}
      size={size}
      busy={busy}
      disabled={found.length === 0}
      onClick={() => void save()}
    >
      {formatMessage({ id: 'ui.table.export' })}
    </Button>
  )
}
