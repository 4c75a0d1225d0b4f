import { ActivityStep } from '#generated/wire/activity-step.ts'
import type { Own } from '../own.ts'
import type { LabActivity } from './activities.ts'

/** A member's participation. Amounts are units of 10^-8, times epoch milliseconds. */
export type Participation = {
  readonly id: number
  readonly member: number
  readonly activity: number
  readonly amount: bigint
  /** Smallest units of the coin that pays, frozen until the distribution. */
  readonly cost: bigint
  readonly time: number
  readonly state: 'waiting' | 'distributed' | 'canceled'
  /** Coins, machines, or all that is to be released. Null before the distribution. */
  readonly granted: bigint | null
}

/** The machines of a participation. */
export type Machines = {
  readonly id: number
  readonly member: number
  readonly activity: number
  readonly count: bigint
  /** Friends who take part in the same activity. */
  readonly friends: number
  /** Output of a period, in smallest units of the coin. */
  readonly output: bigint
  readonly done: number
  readonly paid: bigint
  readonly begin: number
}

/** Coins that a participation in a lock-up gets back, in smallest units of the coin. */
export type Lock = {
  readonly id: number
  readonly member: number
  readonly activity: number
  readonly total: bigint
  readonly released: bigint
  readonly done: number
  readonly begin: number
}

/** One output of machines, or one release of a lock. */
export type Payout = {
  readonly id: number
  /** Number of the machines or the lock. */
  readonly of: number
  readonly member: number
  readonly units: bigint
  readonly time: number
}

/** Taken of an activity by members: units of 10^-8 of it, and what is frozen for that. */
export type Taken = { readonly amount: bigint; readonly frozen: bigint }

/** Other times than those of the season, set by whoever runs the exchange. */
export type Moved = Pick<LabActivity, 'start' | 'end' | 'distribute'>

export type LabState = {
  lab: {
    nextOrderId: number
    readonly orders: Record<string, Participation>
    /** Numbers of participations, by member and by activity, oldest first. */
    readonly ordersOf: { readonly member: Own<number>; readonly activity: Own<number> }
    readonly taken: Record<string, Taken>
    /** Due item of the distribution of each activity that somebody takes part in. */
    readonly distributions: Record<string, number>
    readonly moved: Record<string, Moved>
    /** When activities were cancelled. */
    readonly canceled: Record<string, number>
    nextMachinesId: number
    readonly machines: Record<string, Machines>
    readonly machinesOf: Own<number>
    nextLockId: number
    readonly locks: Record<string, Lock>
    readonly locksOf: Own<number>
    nextPayoutId: number
    readonly payouts: Record<string, Payout>
    /** Numbers of payouts by machines and by lock, oldest first. */
    readonly payoutsOf: { readonly machines: Own<number>; readonly lock: Own<number> }
    /** Orders that wait for their part of a shared sale, by activity. */
    readonly asked: Record<string, readonly string[]>
  }
}

export const freshLab = (): LabState => ({
  lab: {
    nextOrderId: 1,
    orders: {},
    ordersOf: { member: {}, activity: {} },
    taken: {},
    distributions: {},
    moved: {},
    canceled: {},
    nextMachinesId: 1,
    machines: {},
    machinesOf: {},
    nextLockId: 1,
    locks: {},
    locksOf: {},
    nextPayoutId: 1,
    payouts: {},
    payoutsOf: { machines: {}, lock: {} },
    asked: {},
  },
})

/** Due when an activity is distributed, when machines yield, when a lock releases, and when a sale is shared out. */
export type LabDue =
  | { readonly type: 'lab.distribute'; readonly activity: number }
  | { readonly type: 'lab.mine'; readonly id: number }
  | { readonly type: 'lab.release'; readonly id: number }
  | { readonly type: 'lab.share'; readonly activity: number }

/** Times of an activity: those of its season, or others that it was given. */
export const timesOf = ({ lab }: LabState, activity: LabActivity): Moved => lab.moved[activity.id] ?? activity

export const isCanceled = ({ lab }: LabState, { id }: Pick<LabActivity, 'id'>): boolean =>
  lab.canceled[id] !== undefined

/** Phase of an activity at a time; a cancelled one counts as completed. */
export function stepOf(state: LabState, activity: LabActivity, time: number): ActivityStep {
  const { start, end, distribute } = timesOf(state, activity)
  if (isCanceled(state, activity) || time >= distribute) return ActivityStep.COMPLETED
  if (time >= end) return ActivityStep.DISTRIBUTING
  return time >= start ? ActivityStep.ONGOING : ActivityStep.COMING
}

const NOTHING: Taken = { amount: 0n, frozen: 0n }
export const takenOf = ({ lab }: LabState, { id }: Pick<LabActivity, 'id'>): Taken => lab.taken[id] ?? NOTHING

/** Counts more, or less, of an activity as taken. */
export function addTaken(state: LabState, activity: Pick<LabActivity, 'id'>, more: Taken): void {
  const { amount, frozen } = takenOf(state, activity)
  state.lab.taken[activity.id] = { amount: amount + more.amount, frozen: frozen + more.frozen }
}
