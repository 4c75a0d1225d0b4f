import { ceilDivide, floorDivide, ONE } from '../units.ts'
import type { LinearPosition } from './position.ts'

/**
 * Headroom is margin + unrealised profit − maintenance margin: money that may still be lost before the liquidation. Of
 * a linear contract it is a linear function of the price, `slope · price + base`, here exact in 10^-24; headrooms of
 * a pool add up.
 */
export type Headroom = { readonly slope: bigint; readonly base: bigint }

const MONEY = ONE * ONE

/** Money adds to the headroom at any price. */
export const headroomOfMoney = (money: bigint): Headroom => ({ slope: 0n, base: money * MONEY })

/** Headroom of a position without its margin. `rate`: maintenance margin rate + closing fee. */
export const headroomOf = (
  { direction, size, cost }: Pick<LinearPosition, 'direction' | 'size' | 'cost'>,
  rate: bigint,
): Headroom =>
  direction === 'long'
    ? { slope: size * (ONE - rate), base: -cost * MONEY }
    : { slope: -size * (ONE + rate), base: cost * MONEY }

export const sumOf = (parts: readonly Headroom[]): Headroom => ({
  slope: parts.reduce((sum, { slope }) => sum + slope, 0n),
  base: parts.reduce((sum, { base }) => sum + base, 0n),
})

/** In 10^-24 of the quote coin; at zero and below the position or pool is liquidated. */
export const headroomAt = ({ slope, base }: Headroom, price: bigint): bigint => slope * price + base

/** Price that ends a headroom, and the direction in which the market has to move to reach it. */
export type Threshold = { readonly direction: 'down' | 'up'; readonly price: bigint }

/**
 * The first price at which no headroom is left: the highest one for what falls to it, the lowest for what rises. Null
 * where no price above zero does it.
 */
export function thresholdOf({ slope, base }: Headroom): Threshold | null {
  if (slope === 0n) return null
  const direction = slope > 0n ? 'down' : 'up'
  const price = slope > 0n ? floorDivide(-base, slope) : ceilDivide(base, -slope)
  return price > 0n ? { direction, price } : null
}

/** The price at which the whole margin of an isolated position is lost; null where it is none above zero. */
export function bankruptcyPrice({ direction, size, cost, margin }: LinearPosition): bigint | null {
  const price =
    direction === 'long' ? floorDivide((cost - margin) * ONE, size) : ceilDivide((cost + margin) * ONE, size)
  return price > 0n ? price : null
}
