import { OtcOrderStatus } from '#generated/models/otc-order-status.ts'
import type { Tone } from '#src/web/ui/primitives/badge.tsx'

/** Names of the states of C2C orders, in the order of their tabs (STATE-04). */
export const ORDER_STATES = ['unpaid', 'paid', 'finished', 'cancelled', 'appealing'] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const STATUS_OF: Readonly<Record<OrderState, OtcOrderStatus>> = {
  unpaid: OtcOrderStatus.NONPAYMENT,
  paid: OtcOrderStatus.PAID,
  finished: OtcOrderStatus.COMPLETED,
  cancelled: OtcOrderStatus.CANCELLED,
  appealing: OtcOrderStatus.APPEAL,
}

export const STATE_OF: Readonly<Record<OtcOrderStatus, OrderState>> = {
  [OtcOrderStatus.NONPAYMENT]: 'unpaid',
  [OtcOrderStatus.PAID]: 'paid',
  [OtcOrderStatus.COMPLETED]: 'finished',
  [OtcOrderStatus.CANCELLED]: 'cancelled',
  [OtcOrderStatus.APPEAL]: 'appealing',
}

export const STATE_TONES: Readonly<Record<OrderState, Tone>> = {
  unpaid: 'waiting',
  paid: 'active',
  finished: 'good',
  cancelled: 'still',
  appealing: 'bad',
}

/** True for an order that goes on: somebody has to do something yet. */
export const isOpen = (state: OrderState): boolean =>
  state === 'unpaid' || state === 'paid' || state === 'appealing'
