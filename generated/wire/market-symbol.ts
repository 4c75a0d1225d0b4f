/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A trading pair, traded coin before quote coin, such as BTC/USDT.
 * @pattern [A-Za-z0-9]{1,20}/[A-Za-z0-9]{1,20}
 */
export type MarketSymbol = string;
