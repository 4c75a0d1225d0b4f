import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { AdSide } from '#generated/wire/ad-side.ts'
import { OtcOrderStatus } from '#generated/wire/otc-order-status.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { requireBalance } from '../../kernel/ledger.ts'
import { type Ad, mostUnits } from '../ads/ad.ts'
import type { State } from '../state.ts'
import { isLocked } from '../wallets/commands.ts'
import { addAdvertisers } from './advertisers.ts'
import { hasRoom, say } from './chat.ts'
import type { OtcStep } from './counterparty.ts'
import {
  appealOrder,
  cancelOrder,
  fittingPayments,
  MOST_UNPAID,
  openOrder,
  openOrderOf,
  payOrder,
  releaseOrder,
  unpaidOf,
} from './orders.ts'
import { buyerOf, type OtcOrder, sellerOf } from './otc-state.ts'
import { runStep } from './steps.ts'

type Placed = {
  /** The customer. */
  readonly member: number
  /** Number of the ad. */
  readonly ad: number
  /** Cents for one coin, cents of all and units, which follow from each other. */
  readonly price: bigint
  readonly cents: bigint
  readonly units: bigint
  readonly remark: string | null
}
type Act = { readonly member: number; readonly sn: string }

export type OtcCommand =
  | {
      /** Makes trades on ads orders. Comes once: first of all, or after the records of a time without orders. */
      readonly type: 'otc.begin'
      /** Computed advertisers have ads; otherwise they are customers only. */
      readonly ads: boolean
    }
  | (Placed & { readonly type: 'otc.buy' })
  | (Placed & { readonly type: 'otc.sell' })
  | (Act & { readonly type: 'otc.pay' })
  | (Act & { readonly type: 'otc.release' })
  | (Act & { readonly type: 'otc.cancel' })
  | (Act & { readonly type: 'otc.appeal'; readonly remark: string })
  | (Act & { readonly type: 'otc.say'; readonly text: string })
  | { readonly type: 'otc.step'; readonly sn: string; readonly step: OtcStep }
  | { readonly type: 'otc.decide'; readonly sn: string; readonly outcome: 'release' | 'cancel' }
type Of<T extends OtcCommand['type']> = Extract<OtcCommand, { type: T }>

type PlaceRefusal = 'parameter-error' | 'already-put-off' | 'amount-not-enough' | 'too-many-unpaid-orders'

/** @throws Refusal unless the ad still takes the trade */
function adFor(
  state: State,
  { member, ad: id, units }: Placed,
  side: 0 | 1,
  refuse: Refuse<PlaceRefusal>,
): Ad {
  const ad = state.ads[id]
  if (ad === undefined || ad.side !== side) return refuse('parameter-error')
  if (ad.shelf !== AdShelf.PUT_ON_SHELVES) refuse('already-put-off')
  if (units > mostUnits(state, ad)) refuse('amount-not-enough')
  if (unpaidOf(state, member) >= MOST_UNPAID) refuse('too-many-unpaid-orders')
  return ad
}

/** @throws Refusal `record-not-found` unless the member is one of the two; nobody learns that another's order exists */
export function ownOrder({ otc }: State, { member, sn }: Act, refuse: Refuse<'record-not-found'>): OtcOrder {
  const order = Object.hasOwn(otc.orders, sn) ? otc.orders[sn] : undefined
  return order !== undefined && (order.owner === member || order.customer === member)
    ? order
    : refuse('record-not-found')
}

/** The same for an act that only one of the two may do. */
function orderOfParty(
  state: State,
  act: Act,
  partyOf: (order: OtcOrder) => number,
  refuse: Refuse<'record-not-found' | 'not-allowed'>,
): OtcOrder {
  const order = ownOrder(state, act, refuse)
  return partyOf(order) === act.member ? order : refuse('not-allowed')
}

const { NONPAYMENT, PAID, APPEAL } = OtcOrderStatus

type Found = 'record-not-found' | 'not-allowed'

/** @throws Refusal unless the member sells and the order waits for the coins */
export function releasable(state: State, act: Act, refuse: Refuse<Found | 'order-status-expired'>): OtcOrder {
  const order = orderOfParty(state, act, sellerOf, refuse)
  return order.status === PAID || order.status === APPEAL ? order : refuse('order-status-expired')
}

export const otcCommands = {
  'otc.begin'(state: State, { ads }: Of<'otc.begin'>, { time }: Context) {
    if (state.otc.hasBegun) return
    state.otc.hasBegun = true
    addAdvertisers(state, ads, time)
  },
  'otc.buy'(state: State, command: Of<'otc.buy'>, context: Context<PlaceRefusal>) {
    const ad = adFor(state, command, AdSide.SELL, context.refuse)
    return openOrder(state, { ...command, ad, customer: command.member }, context).sn
  },
  'otc.sell'(
    state: State,
    command: Of<'otc.sell'>,
    context: Context<PlaceRefusal | 'wallet-locked' | 'insufficient-balance' | 'at-least-support-pay'>,
  ) {
    const { refuse } = context
    const { member, units } = command
    const ad = adFor(state, command, AdSide.BUY, refuse)
    const { coin } = ad
    if (fittingPayments(state, member, ad).length === 0) refuse('at-least-support-pay')
    if (isLocked(state, { member, kind: 'spot', coin })) refuse('wallet-locked')
    const own = { owner: `m${member}`, kind: 'spot', coin, bucket: 'available' } as const
    requireBalance(state.ledger, own, units, refuse)
    return openOrder(state, { ...command, ad, customer: member }, context).sn
  },
  'otc.pay'(
    state: State,
    act: Of<'otc.pay'>,
    context: Context<Found | 'order-status-expired' | 'order-already-auto-cancel'>,
  ) {
    const { refuse } = context
    const order = orderOfParty(state, act, buyerOf, refuse)
    if (order.cancelledBy === 'TIMEOUT') refuse('order-already-auto-cancel')
    if (order.status !== NONPAYMENT) refuse('order-status-expired')
    payOrder(state, order, context)
  },
  'otc.release'(state: State, act: Of<'otc.release'>, context: Context<Found | 'order-status-expired'>) {
    releaseOrder(state, releasable(state, act, context.refuse), 'seller', context)
  },
  'otc.cancel'(state: State, act: Of<'otc.cancel'>, context: Context<Found | 'order-not-allow-cancel'>) {
    const order = orderOfParty(state, act, buyerOf, context.refuse)
    if (order.status !== NONPAYMENT && order.status !== PAID) context.refuse('order-not-allow-cancel')
    cancelOrder(state, order, 'BUYER', context)
  },
  'otc.appeal'(
    state: State,
    { remark, ...act }: Of<'otc.appeal'>,
    context: Context<'record-not-found' | 'no-appeal'>,
  ) {
    const order = ownOrder(state, act, context.refuse)
    if (order.status !== PAID) context.refuse('no-appeal')
    appealOrder(state, order, { by: act.member, remark }, context)
  },
  'otc.say'(
    state: State,
    { text, ...act }: Of<'otc.say'>,
    context: Context<'record-not-found' | 'please-wait'>,
  ) {
    const order = ownOrder(state, act, context.refuse)
    if (!hasRoom(state, order, act.member, context.time)) context.refuse('please-wait')
    say(state, order, { from: act.member, text }, context)
  },
  /** A step of the counterparty, because a tester wants to see it. */
  'otc.step'(state: State, { sn, step }: Of<'otc.step'>, context: Context<'record-not-found'>) {
    const order = openOrderOf(state, sn)
    if (order === undefined || !runStep(state, order, step, context)) context.refuse('record-not-found')
  },
  /** A tester's own decision of an appeal, at once. */
  'otc.decide'(state: State, { sn, outcome }: Of<'otc.decide'>, context: Context<'record-not-found'>) {
    const order = openOrderOf(state, sn)
    if (order?.status !== APPEAL) return context.refuse('record-not-found')
    return outcome === 'release'
      ? releaseOrder(state, order, 'staff', context)
      : cancelOrder(state, order, 'STAFF', context)
  },
}

/** Commands that bring records of a time without orders to this one. */
export const otcUpgrades = ({ otc }: State): readonly OtcCommand[] =>
  otc.hasBegun ? [] : [{ type: 'otc.begin', ads: true }]
