import type { PerpetualPosition } from '../position.ts'
import type { Headroom } from '../linear/headroom.ts'
import { ceilDivide, floorDivide, ONE } from '../units.ts'
import { FINE, NOTIONAL_ONE } from './value.ts'

/**
 * Headroom of an inverse contract falls with 1 ÷ price. Multiplied by the price, which is above zero, it is a linear
 * function with the same sign: so all that linear/ knows of headrooms holds for these, here exact in 10^-32.
 */
export const headroomOfMoney = (money: bigint): Headroom => ({ slope: money * FINE, base: 0n })

/** With money that is worth the cost of a short, the sum of both slopes is not below zero: no rise liquidates it. */
export const headroomOf = (
  { direction, size, cost }: Omit<PerpetualPosition, 'margin'>,
  rate: bigint,
): Headroom =>
  direction === 'long'
    ? { slope: cost, base: -size * (ONE + rate) * FINE }
    : { slope: -cost, base: size * (ONE - rate) * FINE }

/** Null for a short whose margin is worth its cost or more. */
export function bankruptcyPrice({ direction, size, cost, margin }: PerpetualPosition): bigint | null {
  const coins = direction === 'long' ? cost + margin * FINE : cost - margin * FINE
  if (coins <= 0n) return null
  return (direction === 'long' ? floorDivide : ceilDivide)(size * NOTIONAL_ONE, coins)
}
