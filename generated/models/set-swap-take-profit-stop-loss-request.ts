/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';

/**
 * Mark prices that close a position at the market, either alone or both; one that is left out is removed. `ctx.markPrice` is the present mark price and lies between them, `ctx.pricePlaces` the contract's decimals of a price.
 */
export type SetSwapTakeProfitStopLossRequest = {
  /** Which position. */
  positionId: Id;
  /** Lower price, counted in the settlement coin: stop loss of a long, take profit of a short. */
  minPrice?: Decimal;
  /** Upper price, counted in the settlement coin: take profit of a long, stop loss of a short. */
  maxPrice?: Decimal;
};
