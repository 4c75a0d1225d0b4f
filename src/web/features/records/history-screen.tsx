import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Transaction } from '#generated/models/transaction.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { filterOf, paramsOf, type RecordFilter } from './record-filter.ts'
import { RecordFilters } from './record-filters.tsx'
import { useRecordColumns, useRecordCsv } from './use-record-columns.tsx'
import { useRecords } from './use-records.ts'

const NOTHING: RecordFilter = { unit: null, type: null, days: null }
const idOf = ({ id }: Transaction): string => id
const HEIGHT = 640
const CARDS_BELOW = 920

/** /walletHistory: everything that moved, by coin, type and days (FEAT-07, ENT-08, STATE-16, VAL-25). */
export function HistoryScreen() {
  const t = useText<AreaKeys['records']>()
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => filterOf(params), [params])
  // The address is ahead of the screen for a moment: of two filters that are chosen at once, both count.
  const change = (part: Partial<RecordFilter>): void => {
    const latest = filterOf(new URLSearchParams(window.location.search))
    setParams(paramsOf({ ...latest, ...part }), { replace: true })
  }
  const { rows, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch, all } =
    useRecords(filter)
  const columns = useRecordColumns()
  const csvColumns = useRecordCsv()
  const isFiltered = filter.unit !== null || filter.type !== null || filter.days !== null
  return (
    <Page title={t('records.title')}>
      <Card>
        <DataTable
          label={t('records.title')}
          columns={columns}
          rows={rows}
          rowKey={idOf}
          height={HEIGHT}
          cardsBelow={CARDS_BELOW}
          failure={failureOf(t('records.error'), {
            error,
            isFetching,
            refetch: rows === undefined ? refetch : fetchNextPage,
          })}
          filters={<RecordFilters filter={filter} onChange={change} />}
          onClearFilters={isFiltered ? () => change(NOTHING) : undefined}
          csv={{ name: 'openbourse-history', rows: all, columns: csvColumns }}
          empty={{
            icon: <DocumentText24Regular />,
            title: t('records.none'),
            text: t('records.noneText'),
          }}
          paging={{
            kind: 'more',
            hasMore: hasNextPage,
            onMore: () => void fetchNextPage(),
            busy: isFetchingNextPage,
          }}
        />
      </Card>
    </Page>
  )
}
