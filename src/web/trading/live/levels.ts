/**
 * An order book in whole units: prices in units of 10^-price places, amounts in units of 10^-amount places.
 *
 * levelsOf(items, side, scales): Level[]        group(levels, step, side): Level[]
 * stepsFor(price): bigint[]                     isCrossed(book): boolean
 */
import { truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, placesOf, toUnits } from '#src/core/money/decimal.ts'

export type Side = 'bid' | 'ask'

export type Level = { readonly price: bigint; readonly amount: bigint }

/** Both sides, best price first. */
export type Book = { readonly bid: readonly Level[]; readonly ask: readonly Level[] }

/** Decimal places of prices and amounts of a market. */
export type Scales = { readonly price: number; readonly amount: number }

export type Item = { readonly price: Decimal; readonly amount: Decimal }

/** Returns levels of the wire's items, best price first. An amount of zero at the market's precision is left out. */
export function levelsOf(items: readonly Item[], side: Side, { price, amount }: Scales): readonly Level[] {
  const levels = items.map((item) => ({
    price: priceUnits(item.price, price, side),
    amount: toUnits(truncate(item.amount, amount), amount),
  }))
  const sorted = isSorted(levels, side) ? levels : levels.sort((a, b) => better(a.price, b.price, side))
  return merged(sorted.filter((level) => level.amount > 0n && level.price > 0n))
}

/** A price finer than the market's is rounded to the worse one for the taker, never to a better one. */
function priceUnits(price: Decimal, scale: number, side: Side): bigint {
  if (placesOf(price) <= scale) return toUnits(price, scale)
  const cut = toUnits(truncate(price, scale), scale)
  const isExact = toUnits(price, placesOf(price)) === cut * 10n ** BigInt(placesOf(price) - scale)
  return side === 'ask' && !isExact ? cut + 1n : cut
}

/** Negative if `a` is the better price. */
function better(a: bigint, b: bigint, side: Side): -1 | 0 | 1 {
  if (a === b) return 0
  return a > b === (side === 'bid') ? -1 : 1
}

const isSorted = (levels: readonly Level[], side: Side): boolean =>
  levels.every(({ price }, at) => at === 0 || better(levels[at - 1]?.price ?? 0n, price, side) <= 0)

/** Merges levels of the same price. */
function merged(levels: readonly Level[]): readonly Level[] {
  const result: Level[] = []
  for (const { price, amount } of levels) {
    const last = result.at(-1)
    if (last?.price === price) result[result.length - 1] = { price, amount: last.amount + amount }
    else result.push({ price, amount })
  }
  return result
}

/** Groups levels by steps of the price, asks up and bids down, so that no group promises a better price. */
export function group(levels: readonly Level[], step: bigint, side: Side): readonly Level[] {
  if (step <= 1n) return levels
  return merged(
    levels.map(({ price, amount }) => ({
      price: (side === 'bid' ? price / step : (price + step - 1n) / step) * step,
      amount,
    })),
  )
}

const MOST_STEPS = 5

/** Returns the steps to group by: one tick and its multiples of ten, up to a hundredth of the price. */
export function stepsFor(price: bigint): readonly bigint[] {
  const steps = [1n]
  for (let step = 10n; step * 100n <= price && steps.length < MOST_STEPS; step *= 10n) steps.push(step)
  return steps
}

/** True if the best bid is above the best ask: one of the sides is outdated. */
export const isCrossed = ({ bid: [bid], ask: [ask] }: Book): boolean =>
  bid !== undefined && ask !== undefined && bid.price >= ask.price
