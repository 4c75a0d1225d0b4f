/** Estimates a market order in the current book: exact, and never better than the best price. */
import { abs, divide, multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, fromUnits, toUnits } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import type { Book, Level, Scales } from '../live/levels.ts'
import type { OrderSide } from '../live/order-side.ts'
import { isFarFromMarket } from './far-from-market.ts'
import { type OrderKind, spends } from './order-math.ts'

export type MarketEstimate = {
  /** The filled amount in the base coin, and its turnover in the quote coin. */
  readonly filled: Decimal
  readonly turnover: Decimal
  readonly best: Decimal
  /** The average price at the market's precision; for a buy rounded up to a whole tick. */
  readonly average: Decimal
  /** Difference of the average from the best price to the worse, in per cent. */
  readonly slippage: Decimal
  /** The slippage is more than a price may be off the market without a confirmation. */
  readonly isFar: boolean
  /** The known levels do not hold enough. */
  readonly isThin: boolean
}

/**
 * Walks the side of the book that the order takes, best price first. `amount` is in the order's own coin: the quote
 * coin for a market buy. Null for limit orders, for a side without levels, and if not even the smallest amount would
 * be filled.
 */
export function estimateMarket(
  kind: OrderKind,
  amount: Decimal,
  book: Book,
  scales: Scales,
): MarketEstimate | null {
  if (kind.type !== 'MARKET_PRICE') return null
  if (!spends(kind)) return estimateTaking(kind.direction, amount, book, scales)
  const money = toUnits(truncate(amount, scales.price), scales.price) * 10n ** BigInt(scales.amount)
  return estimateOf(spend(money, book.ask), kind.direction, book.ask, scales)
}

/** The mean that an average price is: `harmonic` where amounts are counted in money, as those of inverse contracts. */
export type Mean = 'arithmetic' | 'harmonic'

/** The same for an order of so much of what the book counts. */
export function estimateTaking(
  direction: OrderSide,
  amount: Decimal,
  book: Book,
  scales: Scales,
  mean: Mean = 'arithmetic',
): MarketEstimate | null {
  const levels = direction === 'BUY' ? book.ask : book.bid
  const walked = take(toUnits(truncate(amount, scales.amount), scales.amount), levels)
  const estimate = estimateOf(walked, direction, levels, scales)
  return mean === 'arithmetic' || estimate === null
    ? estimate
    : { ...estimate, average: fromUnits(harmonicAverage(walked.filled, levels), scales.price) }
}

/** Fine enough for any amount over any price. */
const FINE = 10n ** 24n

/** Returns the harmonic average price of an amount that levels hold, in price units, cut: coins cost no less then. */
function harmonicAverage(amount: bigint, levels: readonly Level[]): bigint {
  let [left, worth] = [amount, 0n]
  for (const level of levels) {
    const taken = left < level.amount ? left : level.amount
    worth += (taken * FINE) / level.price
    left -= taken
  }
  return (amount * FINE) / worth
}

function estimateOf(
  walked: Walked,
  direction: OrderSide,
  [first]: readonly Level[],
  scales: Scales,
): MarketEstimate | null {
  if (first === undefined || walked.filled === 0n) return null
  const filled = fromUnits(walked.filled, scales.amount)
  const turnover = fromUnits(walked.turnover, scales.price + scales.amount)
  const best = fromUnits(first.price, scales.price)
  const atBest = multiply(best, filled)
  return {
    filled,
    turnover,
    best,
    average: fromUnits(averageOf(walked, direction === 'BUY'), scales.price),
    slippage: divide(toPercent(abs(subtract(turnover, atBest))), atBest, SLIPPAGE_PLACES),
    isFar: isFarFromMarket(turnover, atBest),
    isThin: walked.isThin,
  }
}

const SLIPPAGE_PLACES = 4

/** Amount in units of the base coin, turnover in units of price times amount. */
type Walked = { readonly filled: bigint; readonly turnover: bigint; readonly isThin: boolean }

/** Returns what a sum of money buys; a rest that does not buy the smallest amount at a price is left over. */
function spend(money: bigint, levels: readonly Level[]): Walked {
  let [filled, left, last] = [0n, money, 0n]
  for (const { price, amount } of levels) {
    const taken = left / price < amount ? left / price : amount
    filled += taken
    left -= taken * price
    last = price
    if (taken < amount) return { filled, turnover: money - left, isThin: false }
  }
  return { filled, turnover: money - left, isThin: left >= last }
}

/** Returns the turnover of an amount of the base coin. */
function take(amount: bigint, levels: readonly Level[]): Walked {
  let [left, turnover] = [amount, 0n]
  for (const level of levels) {
    const taken = left < level.amount ? left : level.amount
    left -= taken
    turnover += taken * level.price
    if (left === 0n) break
  }
  return { filled: amount - left, turnover, isThin: left > 0n }
}

/** Returns the average in price units, rounded against the trader: no estimate promises a better price. */
const averageOf = ({ filled, turnover }: Walked, buys: boolean): bigint =>
  (turnover + (buys ? filled - 1n : 0n)) / filled
