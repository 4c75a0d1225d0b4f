import type { AutoInvestOrderFailReason } from '#generated/wire/auto-invest-order-fail-reason.ts'
import type { Cycle } from '#src/core/earn/plan-days.ts'
import type { Own } from '../own.ts'

/** A bought product. Amounts are smallest units of its coin, times epoch milliseconds. */
export type SavingsOrder = {
  readonly id: number
  readonly member: number
  /** Number of the product. */
  readonly product: number
  readonly coin: string
  readonly units: bigint
  /** As it was when the product was bought, decimal text. */
  readonly rate: string
  readonly duration: number
  /** Paid at the end. */
  readonly interest: bigint
  readonly time: number
  /** First day of interest. */
  readonly start: number
  /** Redemption date. */
  readonly end: number
  readonly isDone: boolean
}

/** A member's plan. It buys while it has a next purchase; a paused or finished one has none. */
export type Plan = {
  readonly id: number
  readonly member: number
  /** Number of the product. */
  readonly product: number
  /** Spent each time, in smallest units of the quote coin. */
  readonly units: bigint
  readonly cycle: Cycle
  /** Milliseconds after midnight in GMT+8. */
  readonly timeOfDay: number
  readonly state: 'enabled' | 'paused' | 'finished'
  /** The next purchase, or the one that was next when it was paused: its days go on from there. */
  readonly scheduled: number
  /** Number of the due item, null where nothing is due. */
  readonly due: number | null
  readonly spent: bigint
  /** All that was bought after fees, in smallest units of the coin. */
  readonly held: bigint
  /** Failed purchases in a row. */
  readonly failures: number
  readonly time: number
  readonly changed: number | null
}

/** A purchase of a plan; nothing is bought where it has failed. */
export type PlanPurchase = {
  readonly id: number
  readonly plan: number
  readonly member: number
  /** Smallest units of the quote coin. */
  readonly units: bigint
  /** Before the fee, in smallest units of the coin. */
  readonly bought: bigint
  readonly fee: bigint
  readonly failure: AutoInvestOrderFailReason
  readonly time: number
}

/** Interest that a member's products of one coin have paid, and when the first was bought and the last changed. */
export type SavingsTotal = { readonly earned: bigint; readonly first: number; readonly last: number }

export type EarnState = {
  earn: {
    nextOrderId: number
    readonly orders: Record<string, SavingsOrder>
    /** Numbers of orders in progress by member, oldest first. */
    readonly open: Record<string, readonly number[]>
    /** Numbers of completed orders by member, in the order of their ends. */
    readonly done: Own<number>
    /** By `member/coin`. */
    readonly totals: Record<string, SavingsTotal>
    nextPlanId: number
    readonly plans: Record<string, Plan>
    /** Numbers of plans by member that are not finished, oldest first. */
    readonly ongoing: Record<string, readonly number[]>
    /** Numbers of finished plans by member, in the order of their ends. */
    readonly finished: Own<number>
    nextPurchaseId: number
    readonly purchases: Record<string, PlanPurchase>
    /** Numbers of purchases, by member and by plan, oldest first. */
    readonly purchasesOf: { readonly member: Own<number>; readonly plan: Own<number> }
    /** Products that are not on offer: `savings 3`, `recurring 1`. */
    readonly stopped: Record<string, true>
  }
}

export const freshEarn = (): EarnState => ({
  earn: {
    nextOrderId: 1,
    orders: {},
    open: {},
    done: {},
    totals: {},
    nextPlanId: 1,
    plans: {},
    ongoing: {},
    finished: {},
    nextPurchaseId: 1,
    purchases: {},
    purchasesOf: { member: {}, plan: {} },
    stopped: {},
  },
})

/** Due when a term ends, and when a plan buys. */
export type EarnDue =
  | { readonly type: 'savings.mature'; readonly id: number }
  | { readonly type: 'plan.buy'; readonly id: number }

export type ProductKind = 'savings' | 'recurring'

const stoppedKey = (kind: ProductKind, product: number): string => `${kind} ${product}`
export const isStopped = ({ earn }: EarnState, kind: ProductKind, product: number): boolean =>
  earn.stopped[stoppedKey(kind, product)] === true
export function setStopped({ earn }: EarnState, kind: ProductKind, product: number, stopped: boolean): void {
  if (stopped) earn.stopped[stoppedKey(kind, product)] = true
  else delete earn.stopped[stoppedKey(kind, product)]
}

/** The numbers of a list without one; the entry goes with its last number. */
export function dropOwn(own: Record<string, readonly number[]>, member: number, id: number): void {
  const rest = (own[member] ?? []).filter((each) => each !== id)
  if (rest.length > 0) own[member] = rest
  else delete own[member]
}
