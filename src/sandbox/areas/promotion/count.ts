import { TransactionType } from '#generated/wire/transaction-type.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { partnerLevelOf, partnerLevels } from '#src/core/contract/partner-level.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { formatGmt8, GMT8_OFFSET } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { schedule } from '../../kernel/due.ts'
import { type Account, move, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { countFriends, type Friends } from '../members/friends.ts'
import { type Earnings, noEarnings, REBATE_COIN, shareOf, WORTH_PLACES } from './rebates.ts'
import type { State } from '../state.ts'

/** A member of the last count: each who has invited another one. */
export type MemberCount = Friends & Pick<Earnings, 'coins' | 'worth' | 'extra'> & { readonly member: number }

export type PromotionCountState = {
  /** Time and rows of the last count, and time of the next; null before the first. */
  counted: { readonly time: number; readonly rows: readonly MemberCount[] } | null
  nextCount: number | null
}
export const freshPromotionCount = (): PromotionCountState => ({ counted: null, nextCount: null })

export type PromotionCountDue = { readonly type: 'promotion.count' }

const LEVELS = partnerLevels(promotionTerms.levels)
const PERIOD = promotionTerms.hours * 3_600_000
/** Wallet transaction types: own fees given back, a share of the year's rebates, a place in the ranking. */
const ACTIVITY_AWARD = TransactionType.ACTIVITY_AWARD
const DIVIDEND = TransactionType.DIVIDEND
const LEVEL_AWARD = TransactionType.LEVEL_AWARD

/** Counts begin at midnight of the exchange's zone. */
export const nextCountTime = (time: number): number =>
  Math.floor((time + GMT8_OFFSET) / PERIOD) * PERIOD + PERIOD - GMT8_OFFSET

/** Best first: by what their friends' fees have brought. */
export const byReward = (rows: readonly MemberCount[]): MemberCount[] =>
  rows.filter(({ worth }) => worth > 0n).toSorted((a, b) => order(b.worth, a.worth) || a.member - b.member)

const order = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)

function pay(state: State, member: number, coin: string, units: bigint, type: number, time: number): void {
  const from: Account = { owner: 'promotion', kind: 'spot', coin, bucket: 'available' }
  const entries = move(from, { ...from, owner: `m${member}` }, units)
  post(state.ledger, { time, type, reference: `count ${day(time)}`, entries })
}

const day = (time: number): string => formatGmt8(instant(time)).slice(0, 10)

/** Fees that verified members get back. */
function payFees(state: State, time: number): void {
  for (const { id } of Object.values(state.members)) {
    const { owed, paid } = state.feeRebates[id] ?? { owed: 0n, paid: 0n }
    if (owed === 0n) continue
    pay(state, id, REBATE_COIN, owed, ACTIVITY_AWARD, time)
    state.feeRebates[id] = { owed: 0n, paid: paid + owed }
  }
}

/** Once a month, to the first places; the first reward that a place reaches is the one it gets. */
function payPlaces(state: State, rows: readonly MemberCount[], time: number): void {
  for (const [index, { member }] of byReward(rows).entries()) {
    const reward = promotionTerms.rewards.find(({ places }) => index < places)
    if (reward === undefined) return
    const units = toUnits(decimal(reward.amount), WORTH_PLACES)
    pay(state, member, REBATE_COIN, units, LEVEL_AWARD, time)
    const earned = state.earnings[member] ?? noEarnings
    state.earnings[member] = { ...earned, extra: earned.extra + units }
  }
}

/** Once a year, to L4 and above: a share of the rebates of the year that has ended (LIMIT-04). */
function payDividends(state: State, rows: readonly MemberCount[], time: number): void {
  for (const { member, one } of rows) {
    const share = partnerLevelOf(LEVELS, one)?.dividend ?? null
    if (share === null) continue
    for (const [coin, units] of Object.entries(state.earnings[member]?.year ?? {})) {
      const part = shareOf(units, share)
      if (part > 0n) pay(state, member, coin, part, DIVIDEND, time)
    }
  }
  for (const [member, earned] of Object.entries(state.earnings))
    state.earnings[member] = { ...earned, year: {} }
}

const rowsOf = (state: State, time: number): MemberCount[] =>
  [...countFriends(state, time)].map(([member, friends]) => {
    const { coins, worth, extra } = state.earnings[member] ?? noEarnings
    return { member, ...friends, coins, worth, extra }
  })

/** Pays what a day, a month and a year bring, then writes down what members and rankings show until the next count. */
export function count(state: State, time: number): void {
  const last = state.counted && day(state.counted.time)
  const today = day(time)
  payFees(state, time)
  if (last !== null && last.slice(0, 7) !== today.slice(0, 7)) payPlaces(state, rowsOf(state, time), time)
  if (last !== null && last.slice(0, 4) !== today.slice(0, 4)) payDividends(state, rowsOf(state, time), time)
  state.counted = { time, rows: rowsOf(state, time) }
}

/** Begins to count with the first member. */
export function scheduleCounts(state: State, time: number): void {
  if (state.nextCount !== null) return
  state.nextCount = nextCountTime(time)
  schedule(state.due, state.nextCount, { type: 'promotion.count' })
}

export const promotionCountDues = {
  'promotion.count'(state: State, _due: PromotionCountDue, { time }: Context) {
    // Whatever goes wrong with one count, the next one comes.
    state.nextCount = nextCountTime(time)
    schedule(state.due, state.nextCount, { type: 'promotion.count' })
    count(state, time)
  },
}
