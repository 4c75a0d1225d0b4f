import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Withdrawal } from '#generated/models/withdrawal.ts'
import { subtract } from '#src/money/arithmetic.ts'
import type { Decimal } from '#src/money/decimal.ts'
import { formatInstant } from '#src/time/format.ts'
import { toIso } from '#src/time/instant.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Badge } from '#src/ui/badge.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { useText } from '#src/ui/text.ts'
import { LongText } from './long-text.tsx'
import { TONES, withdrawalState } from './states.ts'

/** What was really taken: the difference between what was asked for and what arrives. */
export const paidFee = ({ money, realMoney }: Withdrawal): Decimal => subtract(money, realMoney)

/** What of the fee was waived. */
export const waivedFee = (withdrawal: Withdrawal): Decimal => subtract(withdrawal.fee, paidFee(withdrawal))

/** Time, network protocol, address, quantity, fee payable, deducted and paid, what arrives, state (ENT-09). */
export function useWithdrawalColumns(): readonly Column<Withdrawal>[] {
  const t = useText<AreaKeys['funds']>()
  const { locale } = useIntl()
  return useMemo(() => {
    const fee = (
      id: 'feePayable' | 'feeDeducted' | 'feePaid',
      of: (row: Withdrawal) => Decimal,
    ): Column<Withdrawal> => ({
      id,
      header: t(`funds.${id}`),
      align: 'end',
      priority: 3,
      cell: (row) => <Amount value={of(row)} trim />,
      csv: of,
    })
    return [
      {
        id: 'time',
        header: t('funds.time'),
        card: 'note',
        cell: ({ addTime }) => formatInstant(addTime, locale, 'minute'),
        csv: ({ addTime }) => toIso(addTime),
      },
      {
        id: 'amount',
        header: t('funds.amount'),
        align: 'end',
        card: 'title',
        cell: ({ money, coinName }) => <Amount value={money} unit={coinName} trim />,
        csv: ({ money }) => money,
      },
      {
        id: 'network',
        header: t('funds.network'),
        cell: ({ protocolName }) => protocolName,
        csv: ({ protocolName }) => protocolName,
        priority: 2,
      },
      {
        id: 'address',
        header: t('funds.address'),
        cell: ({ address }) => <LongText text={address} copy={t('funds.copyAddress')} />,
        csv: ({ address }) => address,
      },
      fee('feePayable', (row) => row.fee),
      fee('feeDeducted', waivedFee),
      fee('feePaid', paidFee),
      {
        id: 'arrives',
        header: t('funds.arrives'),
        align: 'end',
        cell: ({ realMoney }) => <Amount value={realMoney} trim />,
        csv: ({ realMoney }) => realMoney,
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
        csv: ({ status }) => t(`funds.state.${withdrawalState(status)}`),
      },
    ]
  }, [t, locale])
}
