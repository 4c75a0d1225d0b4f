import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useListWithdrawals } from '#generated/client/withdraw/withdraw.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Withdrawal } from '#generated/models/withdrawal.ts'
import { dataOf } from '#src/client/data-of.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { failureOf } from '#src/ui/table/failure.ts'
import { useText } from '#src/ui/text.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { isOpen } from './states.ts'
import { useWithdrawalColumns, useWithdrawalCsv } from './use-withdrawal-columns.tsx'
import { WithdrawalDetail } from './withdrawal-detail.tsx'
import styles from './funds.module.css'

const PAGE_SIZE = 10
const CARDS_BELOW = 840
/** Milliseconds between two looks while a withdrawal is on its way. */
const SOON_MS = 4_000

const idOf = ({ id }: Withdrawal): string => id

/** What went out, newest first; how far each is, as it goes (STATE-01, ENT-09). */
export function WithdrawalRecords() {
  const t = useText<AreaKeys['funds']>()
  const [page, setPage] = useState(0)
  const [shown, setShown] = useState<string | null>(null)
  const { data, error, isFetching, isPlaceholderData, refetch } = useListWithdrawals(
    { page: page + 1, pageSize: PAGE_SIZE },
    {
      query: {
        select: dataOf,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => state.data?.data.content.some(isOpen) === true && SOON_MS,
      },
    },
  )
  const columns = useWithdrawalColumns()
  const csvColumns = useWithdrawalCsv()
  const actions = useCallback(
    ({ id, coinName }: Withdrawal) => (
      <Button look="subtle" size="small" onClick={() => setShown(id)}>
        {t('funds.details')}
        <VisuallyHidden>{` ${coinName} ${id}`}</VisuallyHidden>
      </Button>
    ),
    [t],
  )
  const detail = data?.content.find(({ id }) => id === shown)
  return (
    <Card labelledBy="withdrawals" className={styles.records}>
      <DataTable
        label={t('funds.withdrawals')}
        columns={columns}
        rows={data?.content}
        rowKey={idOf}
        cardsBelow={CARDS_BELOW}
        filters={
          <h2 id="withdrawals" className={styles.title}>
            {t('funds.withdrawals')}
          </h2>
        }
        actions={actions}
        {...((data?.content.length ?? 0) > 0 && {
          csv: { name: 'openbourse-withdrawals', columns: csvColumns },
        })}
        failure={failureOf(t('funds.withdrawalsError'), { error, isFetching, refetch })}
        empty={{
          icon: <ArrowUpload24Regular />,
          title: t('funds.noWithdrawals'),
          text: t('funds.noWithdrawalsText'),
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
      {detail !== undefined && <WithdrawalDetail withdrawal={detail} onClose={() => setShown(null)} />}
    </Card>
  )
}
