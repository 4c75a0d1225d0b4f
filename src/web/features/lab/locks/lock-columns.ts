import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedOrder } from '#generated/models/locked-order.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { decimal } from '#src/core/money/decimal.ts'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { everyText, periodsText } from '../period-text.ts'
import { nextRelease } from './lock-facts.ts'
import { lockState } from './lock-state.ts'

type LockColumn = ListColumn<LockedOrder, AreaKeys['lab']>

/** The columns of locks in a file (ENT-15): amounts exact, the coin named. */
export const lockColumns: readonly LockColumn[] = [
  { id: 'title', header: 'lab.column.activity', csv: ({ title, activityId }) => title ?? activityId },
  { id: 'coin', header: 'lab.lock.coin', csv: ({ releaseUnit }) => releaseUnit },
  { id: 'total', header: 'lab.lock.total', csv: ({ totalLocked }) => totalLocked },
  {
    id: 'time',
    header: 'lab.lock.time',
    csv: ({ period, lockedDays }, { t }) => periodsText(period, lockedDays, t),
  },
  { id: 'cycle', header: 'lab.fact.cycle', csv: ({ period }, { t }) => everyText(period, t) },
  { id: 'periods', header: 'lab.lock.periods', csv: ({ lockedDays }) => decimal(`${lockedDays}`) },
  { id: 'done', header: 'lab.lock.done', csv: ({ releasedDays }) => decimal(`${releasedDays}`) },
  { id: 'released', header: 'lab.lock.released', csv: ({ totalRelease }) => totalRelease },
  {
    id: 'left',
    header: 'lab.lock.toRelease',
    csv: ({ totalLocked, totalRelease }) => subtract(totalLocked, totalRelease),
  },
  { id: 'begin', header: 'lab.lock.begin', csv: { time: ({ createTime }) => createTime } },
  { id: 'next', header: 'lab.lock.next', csv: { time: (lock) => nextRelease(lock)?.time ?? null } },
  { id: 'amount', header: 'lab.lock.nextAmount', csv: (lock) => nextRelease(lock)?.amount ?? null },
  { id: 'state', header: 'lab.column.state', csv: (lock, { t }) => t(`lab.state.${lockState(lock)}`) },
]
