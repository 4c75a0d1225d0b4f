import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useListDeposits } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Deposit } from '#generated/models/deposit.ts'
import { dataOf } from '#src/client/data-of.ts'
import { Card } from '#src/ui/card.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { failureOf } from '#src/ui/table/failure.ts'
import { useText } from '#src/ui/text.ts'
import { isOnItsWay } from './states.ts'
import { useArrivals } from './use-arrivals.ts'
import { useDepositColumns, useDepositCsv } from './use-deposit-columns.tsx'
import styles from './funds.module.css'

const PAGE_SIZE = 10
const CARDS_BELOW = 760
/** Milliseconds between two looks: while something is on its way, and otherwise. */
const SOON_MS = 3_000
const LATER_MS = 15_000

const idOf = ({ id }: Deposit): string => id

/** What came in, newest first, with its confirmations as they come. */
export function DepositRecords() {
  const t = useText<AreaKeys['funds']>()
  const [page, setPage] = useState(0)
  const { data, error, isFetching, isPlaceholderData, refetch } = useListDeposits(
    { page: page + 1, pageSize: PAGE_SIZE },
    {
      query: {
        select: dataOf,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) =>
          state.data?.data.content.some(isOnItsWay) === true ? SOON_MS : LATER_MS,
      },
    },
  )
  useArrivals(data?.content)
  const columns = useDepositColumns()
  const csvColumns = useDepositCsv()
  return (
    <Card labelledBy="deposits" className={styles.records}>
      <DataTable
        label={t('funds.deposits')}
        columns={columns}
        rows={data?.content}
        rowKey={idOf}
        cardsBelow={CARDS_BELOW}
        filters={
          <h2 id="deposits" className={styles.title}>
            {t('funds.deposits')}
          </h2>
        }
        {...((data?.content.length ?? 0) > 0 && {
          csv: { name: 'openbourse-deposits', columns: csvColumns },
        })}
        failure={failureOf(t('funds.depositsError'), { error, isFetching, refetch })}
        empty={{
          icon: <ArrowDownload24Regular />,
          title: t('funds.noDeposits'),
          text: t('funds.noDepositsText'),
        }}
        paging={{
          kind: 'server',
          page,
          size: PAGE_SIZE,
          total: data?.totalElements ?? null,
          onPage: setPage,
          busy: isPlaceholderData,
        }}
      />
    </Card>
  )
}
