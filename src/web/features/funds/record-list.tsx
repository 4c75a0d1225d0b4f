import type { ReactElement, ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import type { Retryable } from '#src/web/ui/states/retryable.ts'
import type { CsvColumn } from '#src/web/list/csv/csv-column.ts'
import type { Column } from '#src/web/list/table/column.ts'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './funds.module.css'

/** Rows that are asked for at once. */
export const PAGE_SIZE = 10

type RecordListProps<Row> = {
  readonly what: 'deposits' | 'withdrawals'
  readonly asked: Retryable & {
    readonly data: { readonly content: readonly Row[]; readonly totalElements: number } | undefined
    readonly isPlaceholderData: boolean
  }
  /** From 0. */
  readonly page: number
  readonly onPage: (page: number) => void
  readonly columns: readonly Column<Row>[]
  readonly csvColumns: readonly CsvColumn<Row>[]
  /** Pixels. */
  readonly cardsBelow: number
  readonly empty: { readonly icon: ReactElement; readonly title: string; readonly text: string }
  readonly actions?: (row: Row) => ReactNode
  readonly children?: ReactNode
}

const idOf = ({ id }: { readonly id: string }): string => id

/** Lists deposits or withdrawals, newest first, page by page, with an export. */
export function RecordList<Row extends { readonly id: string }>({
  what,
  asked,
  page,
  onPage,
  csvColumns,
  children,
  ...table
}: RecordListProps<Row>) {
  const t = useText<AreaKeys['funds']>()
  const label = t(`funds.${what}`)
  const { data, isPlaceholderData } = asked
  return (
    <Card labelledBy={what} className={styles.records}>
      <DataTable
        {...table}
        label={label}
        rows={data?.content}
        rowKey={idOf}
        filters={
          <h2 id={what} className={styles.title}>
            {label}
          </h2>
        }
        {...((data?.content.length ?? 0) > 0 && {
          csv: { name: `openbourse-${what}`, columns: csvColumns },
        })}
        failure={failureOf(t(`funds.${what}Error`), asked)}
        paging={{
          kind: 'server',
          page,
          size: PAGE_SIZE,
          total: data?.totalElements ?? null,
          onPage,
          busy: isPlaceholderData,
        }}
      />
      {children}
    </Card>
  )
}
