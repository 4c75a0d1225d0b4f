/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Short name of a coin, such as USDT.
 * @pattern ^[A-Za-z0-9]{1,20}$
 */
export type CoinUnit = string;
