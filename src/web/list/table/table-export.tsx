import { ArrowDownload16Regular } from '@fluentui/react-icons/svg/arrow-download'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { saveFile } from '../csv/save-file.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { Column } from './column.ts'
import { tableCsv } from './table-csv.ts'
import type { Export } from './table-props.ts'

type TableExportProps<Row> = {
  readonly csv: Export<Row>
  /** Of the table; the file has those with a value for it. */
  readonly columns: readonly Column<Row>[]
  readonly found: readonly Row[]
  readonly size?: 'small' | 'medium'
}

/** Saves rows as a file. A table has it in its bar; a panel without one may have it elsewhere. */
export function TableExport<Row>({ csv, columns, found, size = 'medium' }: TableExportProps<Row>) {
  const intl = useIntl()
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      saveFile(`${csv.name}.csv`, tableCsv((await csv.rows?.()) ?? found, csv.columns ?? columns))
    } catch (error) {
      const text = error instanceof Error ? error.message : null
      showToast({ kind: 'error', title: intl.formatMessage({ id: 'ui.table.exportFailed' }), text })
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
      {intl.formatMessage({ id: 'ui.table.export' })}
    </Button>
  )
}
