/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The currency prices are wanted in.
 */
export type TradableCoinsRequest = {
  /**
     * Currency code. CNY when left out.
     * @pattern ^[A-Z]{3,5}$
     */
  currency?: string;
};
