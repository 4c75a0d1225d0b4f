import { OtcOrderEnd } from '#generated/models/otc-order-end.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { OtcOrderSide } from '#generated/models/otc-order-side.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { type OrderState, STATE_OF } from '#src/web/c2c/order-status.ts'

export type Side = 'buy' | 'sell'

export const sideOfOrder = ({ type }: Pick<OtcOrderDetail, 'type'>): Side =>
  type === OtcOrderSide.BUY ? 'buy' : 'sell'

export type PhaseName =
  | 'opened'
  | 'pay'
  | 'release'
  | 'done'
  | 'appeal'
  | 'decision'
  | 'timeout'
  | 'cancelled'
  | 'staff'
  | 'ended'
export type Phase = {
  readonly name: PhaseName
  readonly state: 'done' | 'now' | 'failed' | 'ahead'
  /** When it was; null where it has not been, or the server does not tell. */
  readonly at: Instant | null
}

type Order = Pick<
  OtcOrderDetail,
  'status' | 'createTime' | 'payTime' | 'releaseTime' | 'cancelTime' | 'appealTime' | 'cancelledBy'
>

const ENDS: Readonly<Record<OtcOrderEnd, PhaseName>> = {
  [OtcOrderEnd.BUYER]: 'cancelled',
  [OtcOrderEnd.TIMEOUT]: 'timeout',
  [OtcOrderEnd.STAFF]: 'staff',
}

/** The way of an order through its states: opened, paid, released, finished; or how it ended instead (STATE-04). */
export function phasesOf(order: Order): readonly Phase[] {
  const { createTime, payTime } = order
  const state: OrderState = STATE_OF[order.status]
  const [releaseTime, cancelTime, appealTime, by] = [
    order.releaseTime ?? null,
    order.cancelTime ?? null,
    order.appealTime ?? null,
    order.cancelledBy ?? null,
  ]
  const phase = (name: PhaseName, of: Phase['state'], at: Instant | null = null): Phase => ({
    name,
    state: of,
    at,
  })
  const opened = phase('opened', 'done', createTime)
  const paid = phase('pay', 'done', payTime)
  switch (state) {
    case 'unpaid':
      return [opened, phase('pay', 'now'), phase('release', 'ahead'), phase('done', 'ahead')]
    case 'paid':
      return [opened, paid, phase('release', 'now'), phase('done', 'ahead')]
    case 'finished':
      return [opened, paid, phase('release', 'done', releaseTime), phase('done', 'done', releaseTime)]
    case 'appealing':
      return [opened, paid, phase('appeal', 'now', appealTime), phase('decision', 'ahead')]
    default: {
      const end = phase(by === null ? 'ended' : ENDS[by], 'failed', cancelTime)
      return payTime === null ? [opened, end] : [opened, paid, end]
    }
  }
}
