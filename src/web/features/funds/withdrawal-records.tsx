import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useListWithdrawals } from '#generated/client/withdraw/withdraw.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Withdrawal } from '#generated/models/withdrawal.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { PAGE_SIZE, RecordList } from './record-list.tsx'
import { isOpen } from './states.ts'
import { useWithdrawalColumns, useWithdrawalCsv } from './use-withdrawal-columns.tsx'
import { WithdrawalDetail } from './withdrawal-detail.tsx'

const CARDS_BELOW = 840
/** Milliseconds between two looks while a withdrawal is on its way. */
const SOON_MS = 4_000

/** Lists withdrawals, newest first, and updates their progress (STATE-01, ENT-09). */
export function WithdrawalRecords() {
  const t = useText<AreaKeys['funds']>()
  const [page, setPage] = useState(0)
  const [shown, setShown] = useState<string | null>(null)
  const asked = useListWithdrawals(
    { page: page + 1, pageSize: PAGE_SIZE },
    {
      query: {
        select: dataOf,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => state.data?.data.content.some(isOpen) === true && SOON_MS,
      },
    },
  )
  const actions = useCallback(
    ({ id, coinName }: Withdrawal) => (
      <Button look="subtle" size="small" onClick={() => setShown(id)}>
        {t('funds.details')}
        <VisuallyHidden>{` ${coinName} ${id}`}</VisuallyHidden>
      </Button>
    ),
    [t],
  )
  const detail = asked.data?.content.find(({ id }) => id === shown)
  return (
    <RecordList
      what="withdrawals"
      asked={asked}
      page={page}
      onPage={setPage}
      columns={useWithdrawalColumns()}
      csvColumns={useWithdrawalCsv()}
      cardsBelow={CARDS_BELOW}
      empty={{
        icon: <ArrowUpload24Regular />,
        title: t('funds.noWithdrawals'),
        text: t('funds.noWithdrawalsText'),
      }}
      actions={actions}
    >
      {detail !== undefined && <WithdrawalDetail withdrawal={detail} onClose={() => setShown(null)} />}
    </RecordList>
  )
}
