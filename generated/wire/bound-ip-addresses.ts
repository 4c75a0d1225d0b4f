/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * IP addresses that a key is bound to, at most 5, sent joined by commas. Empty for none.
 * @maxItems 5
 */
export type BoundIpAddresses = string[];
