import { add, divide, subtract, sum } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ONE, ZERO } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import type { Asset } from './assets.ts'

/** Change of a coin's price in 24 hours by the coin's short name, as a share of the price before. */
export type DayChanges = ReadonlyMap<string, Decimal>

/**
 * What the coins that are held now gained in 24 hours by their prices, in US dollars and per cent. Coins whose
 * change nobody knows count as unmoved; null where that is all of them, or where nothing had a value.
 */
export function dayGain(
  assets: readonly Asset[],
  changes: DayChanges,
): { readonly usd: Decimal; readonly percent: Decimal } | null {
  const known = assets.some(({ unit, usd }) => changes.has(unit) && usd !== null && isPositive(usd))
  if (!known) return null
  const now = sum(assets.map(({ usd }) => usd ?? ZERO))
  const before = sum(assets.map(({ unit, usd }) => before24h(usd ?? ZERO, changes.get(unit) ?? ZERO)))
  if (!isPositive(before)) return null
  const usd = subtract(now, before)
  return { usd, percent: divide(toPercent(usd), before) }
}

/** A value before it changed by `share`; what lost everything says nothing of what it was. */
function before24h(value: Decimal, share: Decimal): Decimal {
  const factor = add(ONE, share)
  return isPositive(factor) ? divide(value, factor) : value
}
