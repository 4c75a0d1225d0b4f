import { Receipt24Regular } from '@fluentui/react-icons/svg/receipt'
import { getListTransactionsQueryKey, listTransactions } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ListTransactionsRequest } from '#generated/models/list-transactions-request.ts'
import { TransactionType } from '#generated/models/transaction-type.ts'
import type { Transaction } from '#generated/models/transaction.ts'
import { listTransactionsOperation } from '#generated/operations/assets.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { ChoiceFilter } from '#src/web/list/filter/choice-filter.tsx'
import { dayParameters } from '#src/web/list/filter/days.ts'
import { choiceField, daysField, type FilterOf, tabField } from '#src/web/list/filter/filter-field.ts'
import type { FiltersProps, ListDescription } from '#src/web/list/list-description.ts'
import { List } from '#src/web/list/list.tsx'
import { pagedRead, type WithoutPage } from '#src/web/list/query/paged-read.ts'
import { useList } from '#src/web/list/use-list.tsx'
import { DateRangeField } from '#src/web/ui/date-range/date-range-field.tsx'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

/** Transaction types of the referral programme's payments (docs/decisions/what-inviting-pays.md). */
const TYPES = {
  rebate: TransactionType.PROMOTION_AWARD,
  dividend: TransactionType.DIVIDEND,
  rank: TransactionType.LEVEL_AWARD,
  gift: TransactionType.ACTIVITY_AWARD,
} as const
const kinds = ['rebate', 'dividend', 'rank', 'gift'] as const satisfies readonly (keyof typeof TYPES)[]

const fields = {
  kind: tabField('kind', kinds),
  coin: choiceField('coin', promotionTerms.coins),
  days: daysField(),
}
type RebateFilter = FilterOf<typeof fields>

const rebateList: ListDescription<
  Transaction,
  RebateFilter,
  WithoutPage<ListTransactionsRequest>,
  AreaKeys['promotion']
> = {
  title: 'promotion.records',
  error: 'promotion.records.error',
  empty: { icon: <Receipt24Regular />, title: 'promotion.records.none' },
  emptyText: ({ kind }) => `promotion.records.${kind}Text`,
  file: (t) => t('promotion.records'),
  columns: [
    {
      id: 'time',
      header: 'promotion.records.time',
      card: 'note',
      cell: ({ createTime }, { locale }) => formatInstant(createTime, locale, 'minute'),
      csv: { time: ({ createTime }) => createTime },
    },
    {
      id: 'coin',
      header: 'promotion.records.coin',
      card: 'title',
      cell: ({ symbol }) => symbol,
      csv: ({ symbol }) => symbol,
    },
    {
      id: 'amount',
      header: 'promotion.records.amount',
      card: 'value',
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} sign="always" trim />,
      csv: ({ amount }) => amount,
    },
  ],
  rowKey: ({ id }) => id,
  fields,
  Filters: RebateFilters,
  read: pagedRead({
    operation: listTransactionsOperation,
    read: listTransactions,
    key: getListTransactionsQueryKey,
    rows: ({ data }) => data.content,
  }),
  reading: 'pages',
  pageSize: 10,
  request: ({ kind, coin, days }) => ({
    type: TYPES[kind],
    ...(coin !== null && { symbol: coin }),
    ...dayParameters(days),
  }),
}

/** Rebates and what else inviting has paid, by coin and days, to be taken along as a file (LIMIT-03). */
export const RebatesTable = () => <List list={useList(rebateList)} />

function RebateFilters({ filter, change }: FiltersProps<RebateFilter>) {
  const t = useText<AreaKeys['promotion']>()
  return (
    <>
      <SelectFilter
        label={t('promotion.records.type')}
        value={filter.kind}
        options={kinds.map((value) => ({ value, label: t(`promotion.records.${value}`) }))}
        onChange={(kind) => change({ kind })}
      />
      <ChoiceFilter
        label={t('promotion.records.coin')}
        any={t('promotion.records.anyCoin')}
        values={promotionTerms.coins}
        value={filter.coin}
        onChange={(coin) => change({ coin })}
      />
      <DateRangeField
        label={t('promotion.records.time')}
        value={filter.days}
        onChange={(days) => change({ days })}
      />
    </>
  )
}
