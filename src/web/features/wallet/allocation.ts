import { sum } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { sharesOf } from '#src/core/money/shares.ts'
import { type Asset, byValue } from './assets.ts'

/** One part of the ring. `unit` is null for all smaller coins together. */
export type Slice = {
  readonly unit: string | null
  /** Number of coins in the slice. */
  readonly coins: number
  readonly usd: Decimal
  /** Percent of the total with one place; those of all slices add up to 100. */
  readonly percent: Decimal
}

const BIGGEST = 4

/** The biggest coins by value and the rest as one; empty where nothing has a value. */
export function allocationOf(assets: readonly Asset[]): readonly Slice[] {
  const valued = byValue(assets).flatMap(({ unit, usd }) =>
    usd !== null && isPositive(usd) ? [{ unit, coins: 1, usd }] : [],
  )
  // One coin left over is named rather than called "1 other".
  const count = valued.length === BIGGEST + 1 ? valued.length : BIGGEST
  const rest = valued.slice(count)
  const others = { unit: null, coins: rest.length, usd: sum(rest.map(({ usd }) => usd)) }
  const slices = rest.length === 0 ? valued : [...valued.slice(0, count), others]
  const shares = sharesOf(slices.map(({ usd }) => usd))
  return slices.map((slice, index) => ({ ...slice, percent: shares[index] ?? ZERO }))
}
