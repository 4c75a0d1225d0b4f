import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import type { Column } from '#src/web/list/table/column.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { stateOf, TONE, unitOf } from './codes.ts'
import { SecretCode } from './secret-code.tsx'

/** Time, coin, amount, code, state, and what became of it or until when it can be redeemed. No file holds a code. */
export function useCodeColumns(): readonly Column<WithdrawCode>[] {
  const t = useText<AreaKeys['withdraw-codes']>()
  const { locale } = useIntl()
  return useMemo(() => {
    const endOf = ({ dealTime, expireTime }: WithdrawCode): string => {
      if (dealTime !== null) return formatInstant(dealTime, locale, 'minute')
      if (expireTime === undefined || expireTime === null) return NO_VALUE
      return t('withdraw-codes.validUntil', { time: formatInstant(expireTime, locale, 'minute') })
    }
    return [
      {
        id: 'time',
        header: t('withdraw-codes.time'),
        card: 'note',
        cell: ({ createTime }) => formatInstant(createTime, locale, 'minute'),
        sort: { kind: 'number', of: ({ createTime }) => createTime },
        firstDescending: true,
        csv: { time: ({ createTime }) => createTime },
      },
      {
        id: 'coin',
        header: t('withdraw-codes.coin'),
        card: 'title',
        cell: unitOf,
        sort: { kind: 'text', of: unitOf },
        csv: unitOf,
      },
      {
        id: 'amount',
        header: t('withdraw-codes.amount'),
        align: 'end',
        card: 'value',
        cell: (row) => <Amount value={row.withdrawAmount} unit={unitOf(row)} trim />,
        sort: { kind: 'decimal', of: ({ withdrawAmount }) => withdrawAmount },
        csv: ({ withdrawAmount }) => withdrawAmount,
      },
      {
        id: 'code',
        header: t('withdraw-codes.code'),
        cell: (row) => <SecretCode code={row.withdrawCode} live={stateOf(row) === 'open'} />,
      },
      {
        id: 'state',
        header: t('withdraw-codes.state'),
        card: 'badge',
        cell: (row) => <Badge tone={TONE[stateOf(row)]}>{t(`withdraw-codes.state.${stateOf(row)}`)}</Badge>,
        csv: (row) => t(`withdraw-codes.state.${stateOf(row)}`),
      },
      {
        id: 'end',
        header: t('withdraw-codes.end'),
        cell: endOf,
        csv: { time: ({ dealTime }) => dealTime },
        priority: 2,
      },
      {
        id: 'redeemer',
        header: t('withdraw-codes.redeemer'),
        cell: ({ rmemberId }) => rmemberId ?? NO_VALUE,
        csv: ({ rmemberId }) => rmemberId,
        priority: 3,
      },
    ]
  }, [t, locale])
}
