import type { Direction } from '#src/core/perpetual/account.ts'
import type { Position } from '../holdings.ts'

/** The two prices that close a position at the market. */
export type Stop = 'takeProfit' | 'stopLoss'

/** A long takes its profit at the upper price, a short at the lower one. */
export const stopAt = (direction: Direction, price: 'minPrice' | 'maxPrice'): Stop =>
  (direction === 'long') === (price === 'maxPrice') ? 'takeProfit' : 'stopLoss'

/** Returns take profit and stop loss of a position by name; null where none is set. */
export const stopsOf = ({ direction, minPrice, maxPrice }: Position) =>
  direction === 'long'
    ? { takeProfit: maxPrice, stopLoss: minPrice }
    : { takeProfit: minPrice, stopLoss: maxPrice }
