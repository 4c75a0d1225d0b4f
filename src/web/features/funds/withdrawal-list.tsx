import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { getListWithdrawalsQueryKey, listWithdrawals } from '#generated/client/withdraw/withdraw.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Withdrawal } from '#generated/models/withdrawal.ts'
import { listWithdrawalsOperation } from '#generated/operations/withdraw.ts'
import { isZero } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { ListColumn, ListDescription } from '#src/web/list/list-description.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import styles from './funds.module.css'
import { arriving, isReturned, paidFee, waivedFee } from './outcome.ts'
import { isOpen, TONES, withdrawalState } from './states.ts'
import { transferColumns } from './transfer-columns.tsx'

/** Milliseconds between two looks while a withdrawal is on its way. */
const SOON_MS = 4_000

const { time, coinInFile, amount, target, network, address, hashInFile } = transferColumns

const feeColumn = (
  id: 'feePayable' | 'feeDeducted' | 'feePaid',
  of: (row: Withdrawal) => Decimal | null,
): ListColumn<Withdrawal, AreaKeys['funds']> => ({
  id,
  header: `funds.${id}`,
  align: 'end',
  priority: 3,
  cell: (row) => (
    <>
      <Amount value={of(row)} trim />
      <span className={styles.cardUnit}> {row.coinName}</span>
    </>
  ),
  isIdle: (row) => {
    const value = of(row)
    return value === null || isZero(value)
  },
  csv: of,
})

/**
 * Withdrawals, newest first: time, network protocol, address, quantity, fee payable, deducted and paid, what arrives,
 * state (ENT-09).
 */
export const withdrawalList: ListDescription<Withdrawal, object, object, AreaKeys['funds']> = {
  title: 'funds.withdrawals',
  error: 'funds.withdrawalsError',
  empty: { icon: <ArrowUpload24Regular />, title: 'funds.noWithdrawals', text: 'funds.noWithdrawalsText' },
  file: () => 'openbourse-withdrawals',
  columns: [
    time,
    coinInFile,
    amount,
    target,
    network,
    address,
    { id: 'memo', header: 'funds.memo', csv: ({ memo }) => memo ?? null },
    feeColumn('feePayable', ({ fee }) => fee),
    feeColumn('feeDeducted', waivedFee),
    feeColumn('feePaid', paidFee),
    {
      id: 'arrives',
      header: 'funds.arrives',
      align: 'end',
      cell: (row, { t }) =>
        isReturned(row) ? t('funds.back') : <Amount value={arriving(row)} unit={row.coinName} trim />,
      csv: arriving,
      priority: 2,
    },
    {
      id: 'state',
      header: 'funds.state',
      card: 'badge',
      cell: ({ status }, { t }) => {
        const state = withdrawalState(status)
        return <Badge tone={TONES[state]}>{t(`funds.state.${state}`)}</Badge>
      },
      csv: ({ status }, { t }) => t(`funds.state.${withdrawalState(status)}`),
    },
    hashInFile,
  ],
  rowKey: ({ id }) => id,
  cardsBelow: 840,
  fields: {},
  read: pagedRead({
    operation: listWithdrawalsOperation,
    read: listWithdrawals,
    key: getListWithdrawalsQueryKey,
    rows: ({ data }) => data.content,
  }),
  reading: 'pages',
  pageSize: 10,
  refetchAfter: (rows) => rows.some(isOpen) && SOON_MS,
  request: (filter) => filter,
}
