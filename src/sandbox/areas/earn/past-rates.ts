import { pastPlan } from '#src/core/earn/past-plan.ts'
import { type PastReturn, writePastReturns } from '#src/core/earn/past-returns.ts'
import { returnOf } from '#src/core/earn/purchases.ts'
import { dayStart } from '#src/core/earn/term.ts'
import { decimal } from '#src/core/money/decimal.ts'
import type { RecurringProduct } from './recurring-products.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'

const DAY = 86_400_000
/** About a month, six months, one year and three. */
const PERIODS = [30, 180, 365, 1095] as const
const AMOUNT = decimal('100')
const RATE_PLACES = 4

/** Latest text of each product, by seed: prices of the past do not change within a day. */
const known = new Map<string, { readonly day: number; readonly text: string }>()

/** Returns of daily plans that ended at the last midnight in GMT+8, as the text that a product carries. */
export function pastRates(seed: string, product: RecurringProduct, time: number): string {
  const key = `${seed}/${product.id}`
  const day = dayStart(time)
  const latest = known.get(key)
  if (latest?.day === day) return latest.text
  const text = writePastReturns(returnsUntil(seed, product, day))
  known.set(key, { day, text })
  return text
}

function returnsUntil(seed: string, { pair, fee }: RecurringProduct, day: number): readonly PastReturn[] {
  const longest = Math.max(...PERIODS)
  const prices = Array.from({ length: longest + 1 }, (_, index) => {
    const time = day - (longest - index) * DAY
    return { time, price: priceIn(pair, ticksAt({ seed }, pair, time)) }
  })
  return PERIODS.flatMap((days) => {
    const last = pastPlan({ amount: AMOUNT, cycle: 'daily', fee }, prices.slice(longest - days)).at(-1)
    const rate = last === undefined ? null : returnOf(last, last.price, RATE_PLACES)
    return rate === null ? [] : [{ days, rate }]
  })
}
