import { History24Regular } from '@fluentui/react-icons/svg/history'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import type { Id } from '#src/core/contract/id.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { ChoiceFilter } from '#src/web/list/filter/choice-filter.tsx'
import { textField } from '#src/web/list/filter/filter-field.ts'
import type { FiltersProps, ListColumn, ListDescription } from '#src/web/list/list-description.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Gain } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { ListedMarkets } from '../../products/product.ts'
import { DirectionWord } from '../parts/direction-word.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import type { Stake } from '../stake.ts'

type Filter = { readonly symbol: string | null }
type Keys = AreaKeys['stakes']
type Request = { readonly symbol?: string }
type List<Row, Key extends string> = ListDescription<Row, Filter, Request, Key>

type PastStakes<Row, Key extends string> = Pick<
  List<Row, Key>,
  'title' | 'error' | 'file' | 'read' | 'columns'
> & {
  readonly none: Omit<List<Row, Key>['empty'], 'icon'>
  readonly operation: Operation
  readonly useMarkets: () => ListedMarkets
}

/** A list of settled stakes: by pair, page by page, and as a file. */
export function pastStakesList<Row extends { readonly id: Id }, Key extends string>({
  none,
  operation,
  useMarkets,
  ...own
}: PastStakes<Row, Key>): List<Row, Key> {
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
  return {
    ...own,
    empty: { icon: <History24Regular />, ...none },
    density: 'compact',
    cardsBelow: 620,
    rowKey: ({ id }) => id,
    fields: { symbol: textField('pair', operation, 'symbol') },
    Filters: PairFilter,
    reading: 'pages',
    pageSize: 20,
    request: ({ symbol }) => (symbol === null ? {} : { symbol }),
  }
}

/** Columns that all lists of settled stakes have. */
export function pastStakeColumns<Row>(stakeOf: (row: Row) => Stake) {
  return {
    time: {
      id: 'time',
      header: 'stakes.time',
      card: 'note',
      cell: (row, { locale }) => formatInstant(stakeOf(row).placed, locale, 'second'),
      csv: { time: (row) => stakeOf(row).placed },
    },
    pair: {
      id: 'pair',
      header: 'stakes.pair',
      card: 'title',
      cell: (row) => stakeOf(row).symbol,
      csv: (row) => stakeOf(row).symbol,
    },
    direction: {
      id: 'direction',
      header: 'stakes.direction',
      cell: (row) => <DirectionWord direction={stakeOf(row).direction} />,
      csv: (row, { t }) => t(`stakes.direction.${stakeOf(row).direction}`),
    },
    stake: {
      id: 'stake',
      header: 'stakes.stake',
      align: 'end',
      cell: (row) => {
        const { stake, coin } = stakeOf(row)
        return <Amount value={stake} unit={coin} minimumPlaces={2} trim />
      },
      csv: (row) => stakeOf(row).stake,
    },
    coin: { id: 'coin', header: 'stakes.coin', csv: (row) => stakeOf(row).coin },
    state: {
      id: 'state',
      header: 'stakes.state',
      card: 'badge',
      cell: (row) => <StateBadge state={stakeOf(row).state} />,
      csv: (row, { t }) => t(`stakes.state.${stakeOf(row).state}`),
    },
    result: {
      id: 'result',
      header: 'stakes.result',
      align: 'end',
      card: 'value',
      cell: (row) => {
        const { amount, coin } = stakeOf(row)
        return <Gain value={amount} unit={coin} />
      },
      csv: (row) => stakeOf(row).amount,
    },
  } as const satisfies Readonly<Record<string, ListColumn<Row, Keys>>>
}
