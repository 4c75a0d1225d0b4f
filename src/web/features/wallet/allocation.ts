import { add, divide, sum } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { type Asset, byValue } from './assets.ts'

/** One part of the ring. `unit` is null for all smaller coins together. */
export type Slice = {
  readonly unit: string | null
  /** How many coins it stands for. */
  readonly coins: number
  readonly usd: Decimal
  /** Percent of the total with one place, cut: the parts may add up to a little less than 100. */
  readonly percent: Decimal
}

const BIGGEST = 4

/** The biggest coins by value and the rest as one; empty where nothing has a value. */
export function allocationOf(assets: readonly Asset[]): readonly Slice[] {
  const valued = byValue(assets).flatMap(({ unit, usd }) =>
    usd !== null && isPositive(usd) ? [{ unit, usd }] : [],
  )
  const total = sum(valued.map(({ usd }) => usd))
  if (!isPositive(total)) return []
  const share = (usd: Decimal): Decimal => divide(toPercent(usd), total, 1)
  // One coin left over is named rather than called "1 other".
  const count = valued.length === BIGGEST + 1 ? valued.length : BIGGEST
  const named = valued.slice(0, count).map(({ unit, usd }) => ({ unit, coins: 1, usd, percent: share(usd) }))
  const rest = valued.slice(count)
  if (rest.length === 0) return named
  const usd = rest.reduce((so, each) => add(so, each.usd), ZERO)
  return [...named, { unit: null, coins: rest.length, usd, percent: share(usd) }]
}
