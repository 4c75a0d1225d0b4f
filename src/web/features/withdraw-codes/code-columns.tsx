import type { AreaKeys } from '#generated/messages/keys.ts'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import type { ListColumn, Words } from '#src/web/list/list-description.ts'
import { stateOf, TONE, unitOf } from './codes.ts'
import { SecretCode } from './secret-code.tsx'

type Key = AreaKeys['withdraw-codes']

/** Time, coin, amount, code, state, and what became of it or until when it can be redeemed. No file holds a code. */
export const codeColumns: readonly ListColumn<WithdrawCode, Key>[] = [
  {
    id: 'time',
    header: 'withdraw-codes.time',
    card: 'note',
    cell: ({ createTime }, { locale }) => formatInstant(createTime, locale, 'minute'),
    sort: { kind: 'number', of: ({ createTime }) => createTime },
    firstDescending: true,
    csv: { time: ({ createTime }) => createTime },
  },
  {
    id: 'coin',
    header: 'withdraw-codes.coin',
    card: 'title',
    cell: unitOf,
    sort: { kind: 'text', of: unitOf },
    csv: unitOf,
  },
  {
    id: 'amount',
    header: 'withdraw-codes.amount',
    align: 'end',
    card: 'value',
    cell: (row) => <Amount value={row.withdrawAmount} unit={unitOf(row)} trim />,
    sort: { kind: 'decimal', of: ({ withdrawAmount }) => withdrawAmount },
    csv: ({ withdrawAmount }) => withdrawAmount,
  },
  {
    id: 'code',
    header: 'withdraw-codes.code',
    cell: (row) => <SecretCode code={row.withdrawCode} live={stateOf(row) === 'open'} />,
  },
  {
    id: 'state',
    header: 'withdraw-codes.state',
    card: 'badge',
    cell: (row, { t }) => (
      <Badge tone={TONE[stateOf(row)]}>{t(`withdraw-codes.state.${stateOf(row)}`)}</Badge>
    ),
    csv: (row, { t }) => t(`withdraw-codes.state.${stateOf(row)}`),
  },
  {
    id: 'end',
    header: 'withdraw-codes.end',
    cell: endOf,
    csv: { time: ({ dealTime }) => dealTime },
    priority: 2,
  },
  {
    id: 'redeemer',
    header: 'withdraw-codes.redeemer',
    cell: ({ rmemberId }) => rmemberId ?? NO_VALUE,
    csv: ({ rmemberId }) => rmemberId,
    priority: 3,
  },
]

function endOf({ dealTime, expireTime }: WithdrawCode, { t, locale }: Words<Key>): string {
  if (dealTime !== null) return formatInstant(dealTime, locale, 'minute')
  if (expireTime === undefined || expireTime === null) return NO_VALUE
  return t('withdraw-codes.validUntil', { time: formatInstant(expireTime, locale, 'minute') })
}
