/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Short name of a currency, such as USD.
 * @pattern [A-Z]{3,5}
 */
export type CurrencyCode = string;
