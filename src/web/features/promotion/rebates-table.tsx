import { Receipt24Regular } from '@fluentui/react-icons/svg/receipt'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { listTransactions, useListTransactions } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { TransactionType } from '#generated/models/transaction-type.ts'
import type { Transaction } from '#generated/models/transaction.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { type DayRange, serverDays } from '#src/core/time/day.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { DateRangeField } from '#src/web/ui/date-range/date-range-field.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import type { Column } from '#src/web/list/table/column.ts'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { type Text, useText } from '#src/web/ui/primitives/text.ts'
import { everyPage } from './every-page.ts'

/** Transaction types of the referral programme's payments (docs/decisions/what-inviting-pays.md). */
const TYPES = {
  rebate: TransactionType.PROMOTION_AWARD,
  dividend: TransactionType.DIVIDEND,
  rank: TransactionType.LEVEL_AWARD,
  gift: TransactionType.ACTIVITY_AWARD,
} as const
type Kind = keyof typeof TYPES
const KINDS = ['rebate', 'dividend', 'rank', 'gift'] as const satisfies readonly Kind[]

const ANY = 'any'
type Coin = typeof ANY | (typeof promotionTerms.coins)[number]
const COINS: readonly Coin[] = [ANY, ...promotionTerms.coins]

const PAGE_SIZE = 10
const MOST_ROWS = 100
const keyOf = ({ id }: Transaction): string => id

/** Rebates and what else inviting has paid, by coin and days, to be taken along as a file (LIMIT-03). */
export function RebatesTable() {
  const t = useText<AreaKeys['promotion']>()
  const [kind, setKind] = useState<Kind>('rebate')
  const [coin, setCoin] = useState<Coin>(ANY)
  const [range, setRange] = useState<DayRange | null>(null)
  const [page, setPage] = useState(0)
  const days = range && serverDays(range)
  const query = {
    type: TYPES[kind],
    ...(coin !== ANY && { symbol: coin }),
    ...(days !== null && { startTime: days.from, endTime: days.to }),
  }
  const { data, error, isFetching, isPlaceholderData, refetch } = useListTransactions(
    { ...query, pageNo: page + 1, pageSize: PAGE_SIZE },
    { query: { select: dataOf, placeholderData: keepPreviousData } },
  )
  const filter = <Value,>(set: (value: Value) => void): ((value: Value) => void) => {
    return (value) => {
      setPage(0)
      set(value)
    }
  }
  return (
    <DataTable
      label={t('promotion.records')}
      columns={useRecordColumns(t)}
      rows={data?.content}
      rowKey={keyOf}
      failure={failureOf(t('promotion.records.error'), { error, isFetching, refetch })}
      filters={
        <>
          <SelectFilter
            label={t('promotion.records.type')}
            value={kind}
            options={KINDS.map((value) => ({ value, label: t(`promotion.records.${value}`) }))}
            onChange={filter(setKind)}
          />
          <SelectFilter
            label={t('promotion.records.coin')}
            value={coin}
            options={COINS.map((value) => ({
              value,
              label: value === ANY ? t('promotion.records.anyCoin') : value,
            }))}
            onChange={filter(setCoin)}
          />
          <DateRangeField label={t('promotion.records.time')} value={range} onChange={filter(setRange)} />
        </>
      }
      {...((coin !== ANY || range !== null) && {
        onClearFilters: () => {
          setPage(0)
          setCoin(ANY)
          setRange(null)
        },
      })}
      empty={{
        icon: <Receipt24Regular />,
        title: t('promotion.records.none'),
        text: t(`promotion.records.${kind}Text`),
      }}
      csv={{
        name: t('promotion.records'),
        rows: () =>
          everyPage(async (pageNo) => {
            const { data: found } = await listTransactions({ ...query, pageNo, pageSize: MOST_ROWS })
            return { rows: found.content, total: found.totalElements }
          }),
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
  )
}

function useRecordColumns(t: Text<AreaKeys['promotion']>): readonly Column<Transaction>[] {
  const { locale } = useIntl()
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('promotion.records.time'),
        card: 'note',
        cell: ({ createTime }) => formatInstant(createTime, locale, 'minute'),
        csv: { time: ({ createTime }) => createTime },
      },
      {
        id: 'coin',
        header: t('promotion.records.coin'),
        card: 'title',
        cell: ({ symbol }) => symbol,
        csv: ({ symbol }) => symbol,
      },
      {
        id: 'amount',
        header: t('promotion.records.amount'),
        card: 'value',
        align: 'end',
        cell: ({ amount }) => <Amount value={amount} sign="always" trim />,
        csv: ({ amount }) => amount,
      },
    ],
    [t, locale],
  )
}
