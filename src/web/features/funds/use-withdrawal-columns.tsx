import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Withdrawal } from '#generated/models/withdrawal.ts'
import { isZero } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import type { CsvColumn } from '#src/web/list/csv/csv-column.ts'
import type { Column } from '#src/web/list/table/column.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './funds.module.css'
import { LongText } from './long-text.tsx'
import { arriving, isReturned, paidFee, waivedFee } from './outcome.ts'
import { TONES, withdrawalState } from './states.ts'

/** Time, network protocol, address, quantity, fee payable, deducted and paid, what arrives, state (ENT-09). */
export function useWithdrawalColumns(): readonly Column<Withdrawal>[] {
  const t = useText<AreaKeys['funds']>()
  const { locale } = useIntl()
  return useMemo(() => {
    const fee = (
      id: 'feePayable' | 'feeDeducted' | 'feePaid',
      of: (row: Withdrawal) => Decimal | null,
    ): Column<Withdrawal> => ({
      id,
      header: t(`funds.${id}`),
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
    })
    return [
      {
        id: 'time',
        header: t('funds.time'),
        card: 'note',
        cell: ({ addTime }) => formatInstant(addTime, locale, 'minute'),
      },
      {
        id: 'amount',
        header: t('funds.amount'),
        align: 'end',
        card: 'value',
        cell: ({ money, coinName }) => <Amount value={money} unit={coinName} trim />,
      },
      {
        id: 'target',
        header: t('funds.target'),
        card: 'title',
        cell: (row) => (
          <span className={styles.pair}>
            {row.protocolName}
            <LongText text={row.address} copy={t('funds.copyAddress')} />
          </span>
        ),
      },
      fee('feePayable', (row) => row.fee),
      fee('feeDeducted', waivedFee),
      fee('feePaid', paidFee),
      {
        id: 'arrives',
        header: t('funds.arrives'),
        align: 'end',
        cell: (row) =>
          isReturned(row) ? t('funds.back') : <Amount value={arriving(row)} unit={row.coinName} trim />,
        priority: 2,
      },
      {
        id: 'state',
        header: t('funds.state'),
        card: 'badge',
        cell: ({ status }) => {
          const state = withdrawalState(status)
          return <Badge tone={TONES[state]}>{t(`funds.state.${state}`)}</Badge>
        },
      },
    ]
  }, [t, locale])
}

/** The same for a spreadsheet, with the whole address, its memo and the network's transaction. */
export function useWithdrawalCsv(): readonly CsvColumn<Withdrawal>[] {
  const t = useText<AreaKeys['funds']>()
  return useMemo(
    () => [
      { header: t('funds.time'), csv: { time: ({ addTime }) => addTime } },
      { header: t('funds.coin'), csv: ({ coinName }) => coinName },
      { header: t('funds.amount'), csv: ({ money }) => money },
      { header: t('funds.network'), csv: ({ protocolName }) => protocolName },
      { header: t('funds.address'), csv: ({ address }) => address },
      { header: t('funds.memo'), csv: ({ memo }) => memo ?? null },
      { header: t('funds.feePayable'), csv: ({ fee }) => fee },
      { header: t('funds.feeDeducted'), csv: (row) => waivedFee(row) },
      { header: t('funds.feePaid'), csv: (row) => paidFee(row) },
      { header: t('funds.arrives'), csv: (row) => arriving(row) },
      { header: t('funds.state'), csv: ({ status }) => t(`funds.state.${withdrawalState(status)}`) },
      { header: t('funds.hash'), csv: ({ hash }) => hash },
    ],
    [t],
  )
}
