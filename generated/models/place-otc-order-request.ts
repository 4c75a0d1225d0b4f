/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { OtcOrderMode } from './otc-order-mode.ts';

/**
 * A trade on an advertisement. Money is counted in the currency of the advertisement. Where the money was typed, the amount is money divided by price, cut off after 8 decimals; otherwise the money is amount times price, cut off after 2. Limits known at run time: `ctx.minMoney`, `ctx.maxMoney` and `ctx.maxAmount` are those of the advertisement, `ctx.balance` is what a customer who sells has of the coin.
 */
export type PlaceOtcOrderRequest = {
  /** Number of the advertisement. */
  id: Id;
  /** Number of its coin. */
  coinId: Id;
  /** Money for one coin, as the advertisement asks now. */
  price: Decimal;
  /** What is paid outside of the exchange. */
  money: Decimal;
  /** How much of the coin changes hands. */
  amount: Decimal;
  /**
     * Remark for the other member.
     * @maxLength 500
     */
  remark?: string;
  /** What was typed. 0 when left out. */
  mode?: OtcOrderMode;
};
