/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The order that is to be redeemed.
 */
export type RedeemSavingsRequest = {
  /** Number of the order. */
  orderId: Id;
};
