import { OtcOrderStatus } from '#generated/wire/otc-order-status.ts'
import type { MemberEventKind } from '#generated/wire/member-event-kind.ts'
import { AdSide } from '#generated/wire/ad-side.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { schedule } from '../../kernel/due.ts'
import type { Context } from '../../kernel/machine.ts'
import { append, toRaw } from '../../kernel/transaction.ts'
import { type Ad, feeOf, finalCents, isUsedUp } from '../ads/ad.ts'
import { takeOff } from '../ads/commands.ts'
import { findCountry } from '../currency/countries.ts'
import { tellMember } from '../members/events.ts'
import { addOwn } from '../own.ts'
import { paymentsOf } from '../payments/commands.ts'
import { findPaymentType } from '../payments/payment-types.ts'
import type { State } from '../state.ts'
import { isComputed, restock } from './advertisers.ts'
import { bookRelease, bookReturn, freezeCustomer } from './booking.ts'
import { addNotice, say } from './chat.ts'
import { planAfter } from './counterparty.ts'
import { buyerOf, isOpen, type OtcNotice, type OtcOrder, sellerOf, takenBy } from './otc-state.ts'

export type Moment = Pick<Context, 'time' | 'emit'>

/** A trade on an ad that nothing speaks against. */
export type OtcTerms = {
  readonly ad: Ad
  readonly customer: number
  readonly price: bigint
  readonly cents: bigint
  readonly units: bigint
  readonly remark: string | null
}

/** Unpaid orders that a member has placed at most at one time. */
export const MOST_UNPAID = 3
/** Staff decides an appeal after so many milliseconds. */
const STAFF_AFTER = 20 * 60_000
const MINUTE = 60_000

/** Payment methods of a member that an ad takes. */
export const fittingPayments = (state: State, member: number, { pay }: Pick<Ad, 'pay'>) =>
  paymentsOf(state, member).filter(({ kind }) => pay.includes(findPaymentType(kind)?.code ?? ''))

/** Number of unpaid orders that the member has placed. */
export const unpaidOf = ({ otc }: State, member: number): number =>
  (otc.open[member] ?? []).filter((sn) => {
    const order = otc.orders[sn]
    return order?.customer === member && order.status === OtcOrderStatus.NONPAYMENT
  }).length

/** Number of an order: its moment on a clock in GMT+8, then its place among all. */
const numberOf = (id: number, time: number): string =>
  formatGmt8(instant(time)).replaceAll(/\D/g, '').slice(2) + String(id).padStart(6, '0')

/** Opens an order: its coins are frozen, its time to pay runs, and the owner's automatic reply begins its chat. */
export function openOrder(state: State, terms: OtcTerms, moment: Moment): OtcOrder {
  const { ad, customer, price, cents, units, remark } = terms
  const { time } = moment
  const id = state.otc.nextId
  state.otc.nextId = id + 1
  const sides = { side: ad.side, owner: ad.member, customer }
  const order: OtcOrder = {
    ...sides,
    sn: numberOf(id, time),
    ad: ad.id,
    version: ad.version,
    coin: ad.coin,
    currency: ad.currency,
    language: findCountry(ad.country)?.language ?? 'en_US',
    price,
    cents,
    units,
    fee: feeOf(state, ad, units),
    minutes: ad.minutes,
    payments: fittingPayments(state, sellerOf(sides), ad),
    status: OtcOrderStatus.NONPAYMENT,
    created: time,
    paid: null,
    appealed: null,
    ended: null,
    cancelledBy: null,
  }
  freezeCustomer(state, order, time)
  state.otc.orders[order.sn] = order
  for (const member of [order.owner, customer]) addOpen(state, member, order.sn)
  takeFromAd(state, ad, order, time)
  schedule(state.due, time + order.minutes * MINUTE, { type: 'otc.expire', sn: order.sn })
  tell(state, order, { by: customer, notice: 'otc-notice-opened', kind: 'OTC_OPENED' }, moment)
  if (ad.auto === 1 && ad.text !== null) say(state, order, { from: ad.member, text: ad.text }, moment)
  if (remark !== null) say(state, order, { from: customer, text: remark }, moment)
  planAfter(state, order, time)
  return order
}

function addOpen({ otc }: State, member: number, sn: string): void {
  const known = otc.open[member]
  if (known === undefined) otc.open[member] = [sn]
  else append(known, sn)
}

/** Takes an order's units from its ad. STATE-13: one with too little left goes off the shelf by itself. */
function takeFromAd(state: State, ad: Ad, order: OtcOrder, time: number): void {
  const rest = { ...ad, left: ad.left - takenBy(order) }
  state.ads[ad.id] = rest
  state.inTrades[ad.id] = (state.inTrades[ad.id] ?? 0n) + order.units
  if (isComputed(ad.member)) restock(state, rest, time)
  else if (isUsedUp(state, rest, finalCents(rest, state, time))) takeOff(state, rest, time)
}

type Change = {
  /** Number of the member who did it; null for time and staff. */
  readonly by: number | null
  readonly notice: OtcNotice
  readonly kind: MemberEventKind
}

/** Writes a notice into the chat, tells both members' screens, and those members who did not do it. */
function tell(state: State, order: OtcOrder, { by, notice, kind }: Change, moment: Moment): void {
  addNotice(state, order, { from: by, notice }, moment.time)
  moment.emit({ type: 'otc.order', sn: order.sn, by })
  const { coin, units, fee, side } = order
  const [paidBySeller, paidByBuyer] = side === AdSide.SELL ? [fee, 0n] : [0n, fee]
  for (const member of [order.owner, order.customer]) {
    if (member === by) continue
    const moved = member === buyerOf(order) ? units - paidByBuyer : -(units + paidBySeller)
    tellMember(moment, {
      member,
      kind,
      reference: order.sn,
      account: 'spot',
      ...(kind === 'OTC_RELEASED' && { amount: { coin, units: moved } }),
    })
  }
}

function put(state: State, order: OtcOrder, change: Partial<OtcOrder>): OtcOrder {
  const changed = { ...toRaw(order), ...change }
  state.otc.orders[order.sn] = changed
  return changed
}

/** The buyer says to have paid. */
export function payOrder(state: State, order: OtcOrder, moment: Moment): void {
  const paid = put(state, order, { status: OtcOrderStatus.PAID, paid: moment.time })
  delete state.otc.unpaid[order.ad]
  tell(state, paid, { by: buyerOf(order), notice: 'otc-notice-paid', kind: 'OTC_PAID' }, moment)
  planAfter(state, paid, moment.time)
}

type Appeal = { readonly by: number; readonly remark: string }

/** A member asks staff to decide. The other one reads what was said to staff. */
export function appealOrder(state: State, order: OtcOrder, { by, remark }: Appeal, moment: Moment): void {
  const { time } = moment
  const appealed = put(state, order, { status: OtcOrderStatus.APPEAL, appealed: time })
  tell(state, appealed, { by, notice: 'otc-notice-appealed', kind: 'OTC_APPEALED' }, moment)
  say(state, appealed, { from: by, text: remark }, moment)
  schedule(state.due, time + STAFF_AFTER, { type: 'otc.judge', sn: order.sn })
}

/** Takes an ended order from those that are open. */
function close(state: State, order: OtcOrder): void {
  const { otc, inTrades } = state
  const list = order.status === OtcOrderStatus.COMPLETED ? otc.finished : otc.cancelled
  for (const member of [order.owner, order.customer]) {
    otc.open[member] = (otc.open[member] ?? []).filter((sn) => sn !== order.sn)
    addOwn(list, member, order.sn)
  }
  const rest = (inTrades[order.ad] ?? 0n) - order.units
  if (rest > 0n) inTrades[order.ad] = rest
  else delete inTrades[order.ad]
}

/** The coins go to the buyer: the seller releases them, or staff does. */
export function releaseOrder(state: State, order: OtcOrder, by: 'seller' | 'staff', moment: Moment): void {
  const { time } = moment
  bookRelease(state, order, time)
  const released = put(state, order, { status: OtcOrderStatus.COMPLETED, ended: time })
  close(state, released)
  for (const member of [order.owner, order.customer])
    state.otcTrades[member] = (state.otcTrades[member] ?? 0) + 1
  const isStaff = by === 'staff'
  const notice = isStaff ? 'otc-notice-staff-released' : 'otc-notice-released'
  tell(state, released, { by: isStaff ? null : sellerOf(order), notice, kind: 'OTC_RELEASED' }, moment)
}

const CANCELLED: Readonly<Record<NonNullable<OtcOrder['cancelledBy']>, OtcNotice>> = {
  BUYER: 'otc-notice-cancelled',
  TIMEOUT: 'otc-notice-timeout',
  STAFF: 'otc-notice-staff-cancelled',
}

/** The coins go back to the seller. */
export function cancelOrder(
  state: State,
  order: OtcOrder,
  cancelledBy: NonNullable<OtcOrder['cancelledBy']>,
  moment: Moment,
): void {
  const { time } = moment
  bookReturn(state, order, time)
  const cancelled = put(state, order, { status: OtcOrderStatus.CANCELLED, ended: time, cancelledBy })
  close(state, cancelled)
  if (cancelledBy === 'TIMEOUT' && order.side === AdSide.BUY)
    state.otc.unpaid[order.ad] = (state.otc.unpaid[order.ad] ?? 0) + 1
  const by = cancelledBy === 'BUYER' ? buyerOf(order) : null
  tell(state, cancelled, { by, notice: CANCELLED[cancelledBy], kind: 'OTC_CANCELED' }, moment)
}

/** The order of a number while it has not ended. */
export function openOrderOf({ otc }: State, sn: string): OtcOrder | undefined {
  const order = Object.hasOwn(otc.orders, sn) ? otc.orders[sn] : undefined
  return order !== undefined && isOpen(order) ? order : undefined
}
