import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsOrder } from '#generated/models/locked-savings-order.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { serverClock } from '#src/web/client/server-clock.ts'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import styles from '../earn.module.css'
import { accruedUntil, incomeOf } from './accrued-until.ts'
import { Accrued, TermProgress } from './accrued.tsx'

type OrderColumn = ListColumn<LockedSavingsOrder, AreaKeys['earn']>

const acceptedOf = ({ acceptUnits, coinUnit }: LockedSavingsOrder): string =>
  (acceptUnits ?? [coinUnit]).join(', ')

/** Coin, amount, accepted coins, term, its two days, interest so far, expected and paid (ENT-12). */
export const savingsColumns: readonly OrderColumn[] = [
  {
    id: 'amount',
    header: 'earn.initialAmount',
    card: 'title',
    cell: ({ num, coinUnit }) => (
      <span className={styles.coinOrder}>
        <CoinDisc unit={coinUnit} size={24} />
        <span className={styles.strong}>
          <Amount value={num} unit={coinUnit} trim />
        </span>
      </span>
    ),
    csv: ({ num }) => num,
  },
  { id: 'coin', header: 'earn.activityCoin', csv: ({ coinUnit }) => coinUnit },
  {
    id: 'accepted',
    header: 'earn.accepted',
    priority: 3,
    cell: acceptedOf,
    csv: acceptedOf,
  },
  {
    id: 'term',
    header: 'earn.term',
    cell: (order) => <TermProgress order={order} />,
  },
  { id: 'days', header: 'earn.termDays', csv: ({ duration }) => decimal(`${duration}`) },
  { id: 'rate', header: 'earn.ratePercent', csv: ({ rate }) => toPercent(rate) },
  {
    id: 'start',
    header: 'earn.startDate',
    priority: 2,
    cell: ({ startTime }, { locale }) => formatInstant(startTime, locale, 'short'),
    csv: { time: ({ startTime }) => startTime },
  },
  {
    id: 'end',
    header: 'earn.redemption',
    cell: ({ endTime }, { locale }) => formatInstant(endTime, locale, 'short'),
    csv: { time: ({ endTime }) => endTime },
  },
  {
    id: 'accrued',
    header: 'earn.accrued',
    align: 'end',
    card: 'value',
    cell: (order) => <Accrued order={order} />,
    csv: (order) => accruedUntil(order, serverClock.now()),
  },
  {
    id: 'estimated',
    header: 'earn.estimated',
    align: 'end',
    cell: ({ earnNum, coinUnit }) => <Amount value={earnNum} unit={coinUnit} trim />,
    csv: ({ earnNum }) => earnNum,
  },
  {
    id: 'income',
    header: 'earn.income',
    align: 'end',
    cell: (order) => <Amount value={incomeOf(order)} unit={order.coinUnit} trim />,
    csv: incomeOf,
  },
]
