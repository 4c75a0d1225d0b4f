/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { OtcOrderMode } from './otc-order-mode.ts';

/**
 * A trade on an advertisement. Money is counted in the currency of the advertisement. Where the money was typed, the amount is money divided by price, cut off after 8 decimals; otherwise the money is amount times price, cut off after 2. Limits known at run time: `ctx.minMoney`, `ctx.maxMoney` and `ctx.maxAmount` are those of the advertisement, `ctx.balance` is what a customer who sells has of the coin.
 */
export type PlaceOtcOrderRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  coinId: number;
  /** Money for one coin, as the advertisement asks now. */
  price: Decimal;
  /** What is paid outside of the exchange. */
  money: Decimal;
  amount: string;
  /**
     * Remark for the other member.
     * @maxLength 500
     */
  remark?: string;
  /** What was typed. 0 when left out. */
  mode?: OtcOrderMode;
};
