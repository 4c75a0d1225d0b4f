/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Key of a country, its `zhName` in the country list.
 * @minLength 1
 */
export type CountryKey = string;
