/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';

/**
 * One price of an order book. The price is counted in the quote coin, the amount in the traded one.
 */
export type TradePlateItem = {
  /** Price of the orders. */
  price: Decimal;
  /** What is left of all orders at this price. */
  amount: Decimal;
};
