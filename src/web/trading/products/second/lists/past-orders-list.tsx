import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractSecondOrder } from '#generated/models/contract-second-order.ts'
import { listPastSecondOrdersOperation } from '#generated/operations/second.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { useMarkets } from '../../../products/product-hooks.ts'
import { pastStakeColumns, pastStakesList } from '../../../stakes/results/past-stakes-list.tsx'
import { rateTextOf } from '../rate-text.ts'
import { secondOrderOf } from '../second-order.ts'
import { pastOrdersRead } from '../second-orders.ts'

const { time, pair, direction, stake, coin, state, result } = pastStakeColumns(secondOrderOf)

/** The member's ended orders for second contracts. */
export const pastOrdersList = pastStakesList<ContractSecondOrder, AreaKeys['second' | 'stakes']>({
  title: 'second.history',
  error: 'second.history.failed',
  none: { title: 'second.history.none', text: 'second.history.noneText' },
  file: (t) => t('second.history.file'),
  operation: listPastSecondOrdersOperation,
  read: pastOrdersRead,
  useMarkets,
  columns: [
    time,
    { id: 'ended', header: 'stakes.ends', csv: { time: ({ closeTime }) => closeTime } },
    pair,
    direction,
    {
      id: 'cycle',
      header: 'second.ran',
      priority: 5,
      cell: (order, { t, locale }) => rateTextOf(t, locale, secondOrderOf(order)),
      csv: ({ cycleLength }) => String(cycleLength),
    },
    stake,
    coin,
    {
      id: 'opened',
      header: 'stakes.openedAt',
      align: 'end',
      priority: 4,
      cell: ({ openPrice }) => <Amount value={openPrice} trim />,
      csv: ({ openPrice }) => openPrice,
    },
    {
      id: 'closed',
      header: 'stakes.closedAt',
      align: 'end',
      priority: 4,
      cell: (order) => <Amount value={secondOrderOf(order).closePrice} trim />,
      csv: (order) => secondOrderOf(order).closePrice,
    },
    state,
    result,
  ],
})
