import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useListDeposits } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { PAGE_SIZE, RecordList } from './record-list.tsx'
import { isOnItsWay } from './states.ts'
import { useArrivals } from './use-arrivals.ts'
import { useDepositColumns, useDepositCsv } from './use-deposit-columns.tsx'

const CARDS_BELOW = 760
/** Milliseconds between two looks: while something is on its way, and otherwise. */
const SOON_MS = 3_000
const LATER_MS = 15_000

/** Lists deposits, newest first, with their confirmations as they come. */
export function DepositRecords() {
  const t = useText<AreaKeys['funds']>()
  const [page, setPage] = useState(0)
  const asked = useListDeposits(
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
  useArrivals(asked.data?.content)
  return (
    <RecordList
      what="deposits"
      asked={asked}
      page={page}
      onPage={setPage}
      columns={useDepositColumns()}
      csvColumns={useDepositCsv()}
      cardsBelow={CARDS_BELOW}
      empty={{
        icon: <ArrowDownload24Regular />,
        title: t('funds.noDeposits'),
        text: t('funds.noDepositsText'),
      }}
    />
  )
}
