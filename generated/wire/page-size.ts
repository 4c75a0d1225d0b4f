/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Rows of a page.
 * @minimum 1
 * @maximum 100
 */
export type PageSize = number;
