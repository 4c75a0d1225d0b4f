import type { ActivityOrder } from '#generated/models/activity-order.ts'
import { ActivityOrderState } from '#generated/models/activity-order-state.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import type { Tone } from '#src/web/ui/primitives/badge.tsx'
import { kindOf } from '../activity-kind.ts'

/** States of a participation, in the words of STATE-09. */
export type OrderState = 'toBeTransacted' | 'notDeployed' | 'deployed' | 'cancelled'

type Order = Pick<ActivityOrder, 'state' | 'type' | 'freezeAmount'>

const isWaiting = ({ state }: Pick<Order, 'state'>): boolean =>
  state === ActivityOrderState.TEMPORARY || state === ActivityOrderState.WAITING

/** Before the distribution coins are to be transacted, machines and locks not deployed yet. */
export function stateOf(order: Order): OrderState {
  if (order.state === ActivityOrderState.CANCELED) return 'cancelled'
  if (order.state === ActivityOrderState.DISTRIBUTED) return 'deployed'
  const kind = kindOf(order.type)
  return kind === 'mining' || kind === 'lock' ? 'notDeployed' : 'toBeTransacted'
}

/** Returns what is frozen for it at this moment: nothing after the distribution, whatever a server says was. */
export const frozenOf = (order: Order): Decimal => (isWaiting(order) ? order.freezeAmount : ZERO)

export const STATE_TONES: Readonly<Record<OrderState, Tone>> = {
  toBeTransacted: 'waiting',
  notDeployed: 'waiting',
  deployed: 'good',
  cancelled: 'still',
}
