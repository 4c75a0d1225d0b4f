/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';

/**
 * Order of a product. Limits known at run time: `ctx.minAmount` is the least of the product, `ctx.balance` what the spot account has of its coin.
 */
export type BuySavingsRequest = {
  /** Which product. */
  aid: Id;
  /** Amount, counted in the coin of the product. */
  amount: Decimal;
};
