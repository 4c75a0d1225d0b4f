import { OtcOrderStatus } from '#generated/wire/otc-order-status.ts'
import { schedule } from '../../kernel/due.ts'
import { randomOf } from '../../kernel/random.ts'
import type { State } from '../state.ts'
import { isComputed } from './advertisers.ts'
import { buyerOf, type OtcOrder, sellerOf } from './otc-state.ts'

/** A step of a computed member, when it is due. */
export type OtcStep = 'pay' | 'release' | 'cancel' | 'appeal' | 'say'
export const OTC_STEPS: readonly OtcStep[] = ['pay', 'release', 'cancel', 'appeal', 'say']

const MINUTE = 60_000
/** Of a hundred computed buyers and sellers so many pay, and release. */
const [PAYERS, RELEASERS] = [90, 95]
/** A buyer who waits for the coins calls staff. */
const APPEAL_AFTER = 30 * MINUTE

/** Plans the next step of a computed member in an order: drawn from the seed, so that a replay has the same. */
export function planAfter(state: State, order: OtcOrder, time: number): void {
  const { sn, status } = order
  const random = randomOf(`${state.seed}/otc/${sn}/${status}`)
  const plan = (after: number, step: OtcStep): void =>
    void schedule(state.due, time + after, { type: 'otc.act', sn, step })
  const [share, moment] = [random.below(100), random.unit()]
  const within = (least: number, most: number): number =>
    Math.floor((least + (most - least) * moment) * MINUTE)
  if (status === OtcOrderStatus.NONPAYMENT && isComputed(buyerOf(order)) && share < PAYERS)
    plan(within(1, 4), 'pay')
  if (status !== OtcOrderStatus.PAID) return
  if (isComputed(sellerOf(order)) && share < RELEASERS) plan(within(1, 3), 'release')
  if (isComputed(buyerOf(order))) plan(APPEAL_AFTER, 'appeal')
}
