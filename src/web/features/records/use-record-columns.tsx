import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Transaction } from '#generated/models/transaction.ts'
import { TransactionType } from '#generated/models/transaction-type.ts'
import { isZero } from '#src/core/money/compare.ts'
import { type Decimal, placesOf } from '#src/core/money/decimal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import type { CsvColumn } from '#src/web/list/csv/csv-column.ts'
import type { Column } from '#src/web/list/table/column.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './records.module.css'
import { signedAmount } from '#src/web/trading/movements/direction.ts'

/** Time, type, coin, amount, the three fees and status (ENT-08). What is listed has been booked: it is done. */
export function useRecordColumns(): readonly Column<Transaction>[] {
  const t = useText<AreaKeys['records']>()
  const { locale } = useIntl()
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('records.time'),
        width: 188,
        card: 'note',
        cell: ({ createTime }) => formatInstant(createTime, locale, 'second'),
      },
      {
        id: 'type',
        header: t('records.kind'),
        card: 'title',
        cell: ({ type }) => <span className={styles.kind}>{t(`records.type.${type}`)}</span>,
      },
      {
        id: 'coin',
        header: t('records.coin'),
        width: 76,
        card: 'none',
        cell: ({ symbol }) => symbol,
      },
      {
        id: 'amount',
        header: t('records.amount'),
        width: 204,
        align: 'end',
        card: 'value',
        cell: (record) => <Exact value={signedAmount(record)} unit={record.symbol} signed />,
      },
      {
        id: 'fee',
        header: t('records.feePayable'),
        width: 104,
        align: 'end',
        priority: 3,
        cell: ({ fee, symbol }) => <Exact value={fee} unit={symbol} />,
        isIdle: ({ fee }) => isNothing(fee),
      },
      {
        id: 'discount',
        header: t('records.feeDeducted'),
        width: 104,
        align: 'end',
        priority: 3,
        cell: ({ discountFee, symbol }) => <Exact value={discountFee ?? null} unit={symbol} />,
        isIdle: ({ discountFee }) => isNothing(discountFee),
      },
      {
        id: 'paid',
        header: t('records.feePaid'),
        width: 104,
        align: 'end',
        cell: ({ realFee, symbol }) => <Exact value={realFee ?? null} unit={symbol} />,
        isIdle: ({ realFee }) => isNothing(realFee),
      },
      {
        id: 'status',
        header: t('records.status'),
        width: 144,
        card: 'badge',
        cell: () => <Badge tone="good">{t('records.done')}</Badge>,
      },
    ],
    [t, locale],
  )
}

/**
 * Returns columns for tax tools: the moment in UTC, a code for each type, every digit, and an empty cell for nothing.
 */
export function useRecordCsv(): readonly CsvColumn<Transaction>[] {
  const t = useText<AreaKeys['records']>()
  return useMemo(
    () => [
      { header: t('records.time'), csv: { time: ({ createTime }) => createTime } },
      { header: t('records.code'), csv: ({ type }) => CODES.get(type) ?? `${type}` },
      { header: t('records.kind'), csv: ({ type }) => t(`records.type.${type}`) },
      { header: t('records.coin'), csv: ({ symbol }) => symbol },
      { header: t('records.amount'), csv: (record) => signedAmount(record) },
      { header: t('records.feePayable'), csv: ({ fee }) => fee },
      { header: t('records.feeDeducted'), csv: ({ discountFee }) => discountFee ?? null },
      { header: t('records.feePaid'), csv: ({ realFee }) => realFee ?? null },
      { header: t('records.address'), csv: ({ address }) => address },
      { header: t('records.number'), csv: ({ id }) => id },
    ],
    [t],
  )
}

const CODES = new Map<number, string>(Object.entries(TransactionType).map(([name, code]) => [code, name]))

const isNothing = (fee: Decimal | null | undefined): boolean =>
  fee === null || fee === undefined || isZero(fee)

type ExactProps = { readonly value: Decimal | null; readonly unit: string; readonly signed?: boolean }

/** Every digit that says something. The table has a column for the coin; a card names it beside each number. */
function Exact({ value, unit, signed = false }: ExactProps) {
  if (value === null) return <Amount value={null} />
  return (
    <>
      <Amount value={value} places={placesOf(value)} trim sign={signed ? 'always' : 'auto'} />
      <span className={styles.unit}>{`\u00a0${unit}`}</span>
    </>
  )
}
