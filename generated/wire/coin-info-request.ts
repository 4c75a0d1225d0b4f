/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Which coin is meant.
 */
export type CoinInfoRequest = {
  unit: string;
};
