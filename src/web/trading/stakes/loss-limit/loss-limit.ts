/**
 * A member's own limit of the loss of a day, over options and second contracts together. It is kept in the browser: no
 * call of the exchange takes one. A stricter limit counts at once, a looser one from the next day on, so that nobody
 * loosens it in the heat of a loss.
 */
import { compare } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal } from '#src/core/money/decimal.ts'
import { addDays, type DateText, parseDay } from '#src/core/time/day.ts'
import { remember, type RememberedStore } from '#src/web/session/remembered.ts'
import { defineEntry, isRecord, wrapped } from '#src/web/session/storage.ts'

/** The limit of a member; `amount` null: none. */
export type LossLimit = {
  readonly amount: Decimal | null
  /** Counts from a day on. */
  readonly next: { readonly amount: Decimal | null; readonly from: DateText } | null
}

export const NO_LIMIT: LossLimit = { amount: null, next: null }

/** Returns the limit as it stands on a day: what was put off to that day counts. */
export function limitOn({ amount, next }: LossLimit, day: DateText): LossLimit {
  return next !== null && next.from <= day ? { amount: next.amount, next: null } : { amount, next }
}

/** True if `to` permits more than `from`. */
const isLooser = (to: Decimal | null, from: Decimal | null): boolean =>
  from !== null && (to === null || compare(to, from) > 0)

/** Returns the limit after the member has asked for another one: at once if it is stricter, else the next day. */
export function changedLimit(limit: LossLimit, amount: Decimal | null, today: DateText): LossLimit {
  const now = limitOn(limit, today)
  return isLooser(amount, now.amount)
    ? { amount: now.amount, next: { amount, from: addDays(today, 1) } }
    : { amount, next: null }
}

type Stored = Readonly<Record<string, LossLimit>>

function amountOf(value: unknown): Decimal | null {
  return typeof value === 'string' ? parseDecimal(value) : null
}

function limitOf(value: unknown): LossLimit | null {
  if (!isRecord(value)) return null
  const { next } = value
  const from = isRecord(next) && typeof next['from'] === 'string' ? parseDay(next['from']) : null
  return {
    amount: amountOf(value['amount']),
    next: isRecord(next) && from !== null ? { amount: amountOf(next['amount']), from } : null,
  }
}

/** Limits by member. */
export const lossLimits: RememberedStore<Stored> = remember(
  defineEntry<Stored>({
    key: 'openbourse.loss-limits',
    areas: ['local'],
    migrations: [wrapped],
    check: (value) =>
      isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).flatMap(([member, stored]) => {
              const limit = limitOf(stored)
              return limit === null ? [] : [[member, limit]]
            }),
          )
        : null,
  }),
  () => ({}),
)

export function setLossLimit(memberId: string, amount: Decimal | null, today: DateText): void {
  const all = lossLimits.get()
  lossLimits.set({ ...all, [memberId]: changedLimit(all[memberId] ?? NO_LIMIT, amount, today) })
}
