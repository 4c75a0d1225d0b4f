import type { Activity } from '#generated/models/activity.ts'
import { affordableAmount, costOf, type CostTerms } from '#src/core/lab/cost.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { type JoinableKind, kindOf } from '../activity-kind.ts'

type Costed = Pick<Activity, 'type' | 'price' | 'amountScale' | 'lockedFee'>

const CORE_KINDS: Readonly<Record<JoinableKind, CostTerms['kind']>> = {
  sharing: 'sharing',
  subscription: 'subscription',
  mining: 'mining',
  lock: 'lock-up',
}

function termsOf({ type, price, amountScale, lockedFee }: Costed): CostTerms | null {
  const kind = kindOf(type)
  if (kind === 'sale') return null
  return { kind: CORE_KINDS[kind], price: price ?? ZERO, fee: lockedFee ?? ZERO, places: amountScale }
}

/** Decimals of an amount: machines are whole. */
export const amountPlaces = ({ type, amountScale }: Pick<Costed, 'type' | 'amountScale'>): number =>
  kindOf(type) === 'mining' ? 0 : amountScale

/** Returns the cost of a participation, counted in the coin that pays: it is frozen at once. */
export function costOfJoining(activity: Costed, amount: Decimal): Decimal {
  const terms = termsOf(activity)
  return terms === null ? ZERO : costOf(amount, terms)
}

/** The most that a balance pays for. */
export function affordableIn(activity: Costed, balance: Decimal): Decimal {
  const terms = termsOf(activity)
  return terms === null ? ZERO : affordableAmount(balance, terms, amountPlaces(activity))
}
