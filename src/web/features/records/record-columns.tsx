import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Transaction } from '#generated/models/transaction.ts'
import { TransactionType } from '#generated/models/transaction-type.ts'
import { isZero } from '#src/core/money/compare.ts'
import { type Decimal, placesOf } from '#src/core/money/decimal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { signedAmount } from '#src/web/trading/movements/direction.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import styles from './records.module.css'

/**
 * Time, type, coin, amount, the three fees and status (ENT-08). What is listed has been booked: it is done. The file is
 * for tax tools: a code for each type, every digit, and an empty cell for nothing.
 */
export const recordColumns: readonly ListColumn<Transaction, AreaKeys['records']>[] = [
  {
    id: 'time',
    header: 'records.time',
    width: 188,
    card: 'note',
    cell: ({ createTime }, { locale }) => formatInstant(createTime, locale, 'second'),
    csv: { time: ({ createTime }) => createTime },
  },
  { id: 'code', header: 'records.code', csv: ({ type }) => CODES.get(type) ?? `${type}` },
  {
    id: 'type',
    header: 'records.kind',
    card: 'title',
    cell: ({ type }, { t }) => <span className={styles.kind}>{t(`records.type.${type}`)}</span>,
    csv: ({ type }, { t }) => t(`records.type.${type}`),
  },
  {
    id: 'coin',
    header: 'records.coin',
    width: 76,
    card: 'none',
    cell: ({ symbol }) => symbol,
    csv: ({ symbol }) => symbol,
  },
  {
    id: 'amount',
    header: 'records.amount',
    width: 204,
    align: 'end',
    card: 'value',
    cell: (record) => <Exact value={signedAmount(record)} unit={record.symbol} signed />,
    csv: signedAmount,
  },
  {
    id: 'fee',
    header: 'records.feePayable',
    width: 104,
    align: 'end',
    priority: 3,
    cell: ({ fee, symbol }) => <Exact value={fee} unit={symbol} />,
    isIdle: ({ fee }) => isNothing(fee),
    csv: ({ fee }) => fee,
  },
  {
    id: 'discount',
    header: 'records.feeDeducted',
    width: 104,
    align: 'end',
    priority: 3,
    cell: ({ discountFee, symbol }) => <Exact value={discountFee ?? null} unit={symbol} />,
    isIdle: ({ discountFee }) => isNothing(discountFee),
    csv: ({ discountFee }) => discountFee ?? null,
  },
  {
    id: 'paid',
    header: 'records.feePaid',
    width: 104,
    align: 'end',
    cell: ({ realFee, symbol }) => <Exact value={realFee ?? null} unit={symbol} />,
    isIdle: ({ realFee }) => isNothing(realFee),
    csv: ({ realFee }) => realFee ?? null,
  },
  {
    id: 'status',
    header: 'records.status',
    width: 144,
    card: 'badge',
    cell: (_, { t }) => <Badge tone="good">{t('records.done')}</Badge>,
  },
  { id: 'address', header: 'records.address', csv: ({ address }) => address },
  { id: 'number', header: 'records.number', csv: ({ id }) => id },
]

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
