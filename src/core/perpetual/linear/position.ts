import type { Direction } from '../account.ts'
import { over, shareOf } from '../units.ts'
import { notionalOf } from './value.ts'

/**
 * Position of a linear contract. The cost, sum of size × price over all openings, is kept instead of the average
 * price: an average is cut, and every partial closing would lose a little by it.
 */
export type LinearPosition = {
  readonly direction: Direction
  /** Coins. */
  readonly size: bigint
  /** Quote coin, as is the margin. */
  readonly cost: bigint
  readonly margin: bigint
}

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

/** `cost` and `margin` are the shares of the closed part; `profit` is before the fee. */
export type Closed = Readonly<Record<'cost' | 'margin' | 'profit', bigint>>

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
