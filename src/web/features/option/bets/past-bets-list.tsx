import { History24Regular } from '@fluentui/react-icons/svg/history'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractOptionOrder } from '#generated/models/contract-option-order.ts'
import type { PastOptionBetsRequest } from '#generated/models/past-option-bets-request.ts'
import { listPastOptionBetsOperation } from '#generated/operations/option.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { ChoiceFilter } from '#src/web/list/filter/choice-filter.tsx'
import { textField } from '#src/web/list/filter/filter-field.ts'
import type { FiltersProps, ListDescription } from '#src/web/list/list-description.ts'
import type { WithoutPage } from '#src/web/list/query/paged-read.ts'
import { optionBetOf } from '#src/web/trading/products/option/option-bet.ts'
import { pastBetsRead } from '#src/web/trading/products/option/option-bets.ts'
import { optionMarkets } from '#src/web/trading/products/option/option-markets.ts'
import { DirectionWord } from '#src/web/trading/stakes/parts/direction-word.tsx'
import { StateBadge } from '#src/web/trading/stakes/parts/state-badge.tsx'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Gain } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

type Filter = { readonly symbol: string | null }
type Keys = AreaKeys['option' | 'stakes']

/** The member's settled bets: by pair, page by page, and as a file. */
export const pastBetsList: ListDescription<
  ContractOptionOrder,
  Filter,
  WithoutPage<PastOptionBetsRequest>,
  Keys
> = {
  title: 'option.bets.history',
  error: 'option.bets.failed',
  empty: { icon: <History24Regular />, title: 'option.history.none', text: 'option.bets.noneText' },
  file: (t) => t('option.bets.file'),
  density: 'compact',
  cardsBelow: 620,
  rowKey: ({ id }) => id,
  fields: { symbol: textField('pair', listPastOptionBetsOperation, 'symbol') },
  Filters: PairFilter,
  read: pastBetsRead,
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
      id: 'pair',
      header: 'stakes.pair',
      card: 'title',
      cell: ({ symbol }) => symbol,
      csv: ({ symbol }) => symbol,
    },
    {
      id: 'round',
      header: 'option.roundName',
      cell: ({ optionNo }) => String(optionNo),
      csv: ({ optionNo }) => String(optionNo),
    },
    {
      id: 'direction',
      header: 'stakes.direction',
      cell: (bet) => <DirectionWord direction={optionBetOf(bet).direction} />,
      csv: (bet, { t }) => t(`stakes.direction.${optionBetOf(bet).direction}`),
    },
    {
      id: 'stake',
      header: 'stakes.stake',
      align: 'end',
      cell: ({ betAmount, baseSymbol }) => (
        <Amount value={betAmount} unit={baseSymbol} minimumPlaces={2} trim />
      ),
      csv: ({ betAmount }) => betAmount,
    },
    { id: 'coin', header: 'stakes.coin', csv: ({ baseSymbol }) => baseSymbol },
    {
      id: 'fee',
      header: 'option.fee',
      align: 'end',
      priority: 4,
      cell: ({ fee }) => <Amount value={fee} minimumPlaces={2} trim />,
      csv: ({ fee }) => fee,
    },
    {
      id: 'winFee',
      header: 'option.winFee',
      align: 'end',
      priority: 4,
      cell: (bet) => <Amount value={optionBetOf(bet).winFee} minimumPlaces={2} trim />,
      csv: (bet) => optionBetOf(bet).winFee,
    },
    {
      id: 'state',
      header: 'stakes.state',
      card: 'badge',
      cell: (bet) => <StateBadge state={optionBetOf(bet).state} />,
      csv: (bet, { t }) => t(`stakes.state.${optionBetOf(bet).state}`),
    },
    {
      id: 'result',
      header: 'stakes.result',
      align: 'end',
      card: 'value',
      cell: (bet) => <Gain value={optionBetOf(bet).amount} unit={bet.baseSymbol} />,
      csv: (bet) => optionBetOf(bet).amount,
    },
  ],
}

function PairFilter({ filter, change }: FiltersProps<Filter>) {
  const t = useText<Keys>()
  const { markets } = optionMarkets.useMarkets()
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
