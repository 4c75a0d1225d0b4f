import type { Direction } from '../account.ts'
import type { Closed, PerpetualPosition } from '../position.ts'
import { floorDivide, shareOf } from '../units.ts'
import { FINE, NOTIONAL_ONE, notionalOf } from './value.ts'

/** Harmonic: size ÷ cost. A position of one opening gives its price again. */
export const averagePrice = ({ cost, size }: Pick<PerpetualPosition, 'cost' | 'size'>): bigint =>
  (size * NOTIONAL_ONE) / cost

/** A coin is worth more USD after a rise: a long then owes fewer coins than it bought. A loss is rounded up. */
const profitOf = (direction: Direction, value: bigint, cost: bigint): bigint =>
  floorDivide(direction === 'long' ? cost - value : value - cost, FINE)

export const unrealisedProfit = ({ direction, size, cost }: PerpetualPosition, price: bigint): bigint =>
  profitOf(direction, notionalOf(size, price), cost)

/** Shares are cut, and the last closing takes the rest: over all of them no cost and no margin is lost. */
export function closed(
  position: PerpetualPosition,
  { size, notional }: Readonly<Record<'size' | 'notional', bigint>>,
): Closed {
  const cost = shareOf(position.cost, size, position.size)
  const margin = shareOf(position.margin, size, position.size)
  return { cost, margin, profit: profitOf(position.direction, notional, cost) }
}

/** A long that was paid a profit has bought for fewer coins, a short sold for more. */
export const costAfterProfit = (
  { direction, cost }: Pick<PerpetualPosition, 'direction' | 'cost'>,
  profit: bigint,
): bigint => (direction === 'long' ? cost - profit * FINE : cost + profit * FINE)
