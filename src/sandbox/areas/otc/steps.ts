import { OtcOrderStatus } from '#generated/wire/otc-order-status.ts'
import { randomOf } from '../../kernel/random.ts'
import type { Context } from '../../kernel/machine.ts'
import type { State } from '../state.ts'
import { isComputed } from './advertisers.ts'
import { chatOf, say } from './chat.ts'
import { CHAT_LINES } from './chat-lines.ts'
import type { OtcStep } from './counterparty.ts'
import { appealOrder, cancelOrder, type Moment, openOrderOf, payOrder, releaseOrder } from './orders.ts'
import { buyerOf, type OtcOrder } from './otc-state.ts'

export type OtcDue =
  | { readonly type: 'otc.expire'; readonly sn: string }
  | { readonly type: 'otc.act'; readonly sn: string; readonly step: OtcStep }
  | { readonly type: 'otc.judge'; readonly sn: string }

const { NONPAYMENT, PAID, APPEAL } = OtcOrderStatus
/** Of a hundred appeals so many end for the buyer. */
const BUYERS_WIN = 75

/** The computed member of an order, or its buyer where both are real. */
const actorOf = (order: OtcOrder): number => [order.owner, order.customer].find(isComputed) ?? buyerOf(order)

/** Does a step of an order; false where it is not due in its state. */
export function runStep(state: State, order: OtcOrder, step: OtcStep, moment: Moment): boolean {
  const { status } = order
  if (step === 'say') return speak(state, order, moment)
  if (step === 'pay' && status === NONPAYMENT) {
    payOrder(state, order, moment)
    const buyer = buyerOf(order)
    if (isComputed(buyer)) say(state, order, { from: buyer, text: CHAT_LINES[order.language].paid }, moment)
    return true
  }
  if (step === 'release' && (status === PAID || status === APPEAL))
    releaseOrder(state, order, 'seller', moment)
  else if (step === 'cancel' && (status === NONPAYMENT || status === PAID))
    cancelOrder(state, order, 'BUYER', moment)
  else if (step === 'appeal' && status === PAID)
    appealOrder(state, order, { by: actorOf(order), remark: CHAT_LINES[order.language].appeal }, moment)
  else return false
  return true
}

/** Says the next of a few sentences; nothing after the last. */
function speak(state: State, order: OtcOrder, moment: Moment): boolean {
  const from = actorOf(order)
  const { answers } = CHAT_LINES[order.language]
  const said = chatOf(state, order.sn).filter(
    (entry) => entry.from === from && 'text' in entry && answers.includes(entry.text),
  )
  const text = answers[said.length]
  if (text === undefined) return false
  say(state, order, { from, text }, moment)
  return true
}

export const otcDues = {
  /** The time to pay is over. */
  'otc.expire'(state: State, { sn }: { readonly sn: string }, context: Context) {
    const order = openOrderOf(state, sn)
    if (order?.status === NONPAYMENT) cancelOrder(state, order, 'TIMEOUT', context)
  },
  'otc.act'(state: State, { sn, step }: { readonly sn: string; readonly step: OtcStep }, context: Context) {
    const order = openOrderOf(state, sn)
    // What a member has appealed against is staff's: only a person releases then.
    if (order !== undefined && !(step === 'release' && order.status === APPEAL))
      runStep(state, order, step, context)
  },
  /** Staff decides an appeal. */
  'otc.judge'(state: State, { sn }: { readonly sn: string }, context: Context) {
    const order = openOrderOf(state, sn)
    if (order?.status !== APPEAL) return
    const isForBuyer = randomOf(`${state.seed}/otc/${sn}/judge`).below(100) < BUYERS_WIN
    if (isForBuyer) releaseOrder(state, order, 'staff', context)
    else cancelOrder(state, order, 'STAFF', context)
  },
}
