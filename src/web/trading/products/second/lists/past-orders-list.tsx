import { History24Regular } from '@fluentui/react-icons/svg/history'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractSecondOrder } from '#generated/models/contract-second-order.ts'
import { listPastSecondOrdersOperation } from '#generated/operations/second.ts'
import type { PastSecondOrdersRequest } from '#generated/models/past-second-orders-request.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { textField } from '#src/web/list/filter/filter-field.ts'
import { ChoiceFilter } from '#src/web/list/filter/choice-filter.tsx'
import type { FiltersProps, ListDescription } from '#src/web/list/list-description.ts'
import type { WithoutPage } from '#src/web/list/query/paged-read.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Gain } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useMarkets } from '../../../products/product-hooks.ts'
import { DirectionWord } from '../../../stakes/parts/direction-word.tsx'
import { StateBadge } from '../../../stakes/parts/state-badge.tsx'
import { rateTextOf } from '../rate-text.ts'
import { secondOrderOf } from '../second-order.ts'
import { pastOrdersRead } from '../second-orders.ts'

type Filter = { readonly symbol: string | null }
type Keys = AreaKeys['second' | 'stakes']

/** The member's ended orders for second contracts: by pair, page by page, and as a file. */
export const pastOrdersList: ListDescription<
  ContractSecondOrder,
  Filter,
  WithoutPage<PastSecondOrdersRequest>,
  Keys
> = {
  title: 'second.history',
  error: 'second.history.failed',
  empty: { icon: <History24Regular />, title: 'second.history.none', text: 'second.history.noneText' },
  file: (t) => t('second.history.file'),
  density: 'compact',
  cardsBelow: 620,
  rowKey: ({ id }) => id,
  fields: { symbol: textField('pair', listPastSecondOrdersOperation, 'symbol') },
  Filters: PairFilter,
  read: pastOrdersRead,
  reading: 'pages',
  pageSize: 20,
  request: ({ symbol }) => (symbol === null ? {} : { symbol }),
  columns: [
    {
      id: 'time',
      header: 'stakes.time',
      card: 'note',
      cell: ({ createTime }, { locale }) => formatInstant(createTime, locale, 'second'),
      csv: { time: ({ createTime }) => createTime },
    },
    {
      id: 'ended',
      header: 'stakes.ends',
      csv: { time: ({ closeTime }) => closeTime },
    },
    {
      id: 'pair',
      header: 'stakes.pair',
      card: 'title',
      cell: ({ symbol }) => symbol,
      csv: ({ symbol }) => symbol,
    },
    {
      id: 'direction',
      header: 'stakes.direction',
      cell: (order) => <DirectionWord direction={secondOrderOf(order).direction} />,
      csv: (order, { t }) => t(`stakes.direction.${secondOrderOf(order).direction}`),
    },
    {
      id: 'cycle',
      header: 'second.ran',
      priority: 5,
      cell: (order, { t, locale }) => rateTextOf(t, locale, secondOrderOf(order)),
      csv: ({ cycleLength }) => String(cycleLength),
    },
    {
      id: 'stake',
      header: 'stakes.stake',
      align: 'end',
      cell: ({ betAmount, coinSymbol }) => (
        <Amount value={betAmount} unit={coinSymbol} minimumPlaces={2} trim />
      ),
      csv: ({ betAmount }) => betAmount,
    },
    { id: 'coin', header: 'stakes.coin', csv: ({ coinSymbol }) => coinSymbol },
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
    {
      id: 'state',
      header: 'stakes.state',
      card: 'badge',
      cell: (order) => <StateBadge state={secondOrderOf(order).state} />,
      csv: (order, { t }) => t(`stakes.state.${secondOrderOf(order).state}`),
    },
    {
      id: 'result',
      header: 'stakes.result',
      align: 'end',
      card: 'value',
      cell: (order) => <Gain value={secondOrderOf(order).amount} unit={order.coinSymbol} />,
      csv: (order) => secondOrderOf(order).amount,
    },
  ],
}

function PairFilter({ filter, change }: FiltersProps<Filter>) {
  const t = useText<Keys>()
  const { markets } = useMarkets()
  return (
    <ChoiceFilter
      label={t('stakes.pair')}
      any={t('stakes.anyPair')}
      values={markets?.map(({ symbol }) => symbol) ?? []}
      value={filter.symbol}
      onChange={(symbol) => change({ symbol })}
    />
  )
}
