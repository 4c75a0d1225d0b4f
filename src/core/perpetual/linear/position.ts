import type { Direction } from '../account.ts'
import type { Closed, PerpetualPosition } from '../position.ts'
import { over, shareOf } from '../units.ts'
import { notionalOf } from './value.ts'

/** Size in coins; cost and margin in the quote coin. */
export type LinearPosition = PerpetualPosition

/** Average price of the openings, cut: for show, never to compute with. The size is above zero. */
export const averagePrice = ({ cost, size }: Pick<LinearPosition, 'cost' | 'size'>): bigint =>
  over(cost, size)

const profitOf = (direction: Direction, value: bigint, cost: bigint): bigint =>
  direction === 'long' ? value - cost : cost - value

/** Profit at a price that closing would bring before its fee; below zero for a loss. */
export const unrealisedProfit = ({ direction, size, cost }: LinearPosition, price: bigint): bigint =>
  profitOf(direction, notionalOf(size, price), cost)

/** Adds an opening of `notional` to a position. */
export const opened = (
  position: LinearPosition,
  { size, notional, margin }: Readonly<Record<'size' | 'notional' | 'margin', bigint>>,
): LinearPosition => ({
  ...position,
  size: position.size + size,
  cost: position.cost + notional,
  margin: position.margin + margin,
})

/**
 * Closes `size` coins of a position for `notional`. Shares are cut, and the last closing takes the rest: over all of
 * them nothing is lost.
 */
export function closed(
  position: LinearPosition,
  { size, notional }: Readonly<Record<'size' | 'notional', bigint>>,
): Closed {
  const cost = shareOf(position.cost, size, position.size)
  const margin = shareOf(position.margin, size, position.size)
  return { cost, margin, profit: profitOf(position.direction, notional, cost) }
}

/** A long that was paid a profit has bought dearer, a short sold cheaper. */
export const costAfterProfit = (
  { direction, cost }: Pick<LinearPosition, 'direction' | 'cost'>,
  profit: bigint,
): bigint => (direction === 'long' ? cost + profit : cost - profit)
