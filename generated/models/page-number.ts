/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Which page, the first is 1. Some older servers count from 0; a deployment says so.
 * @minimum 1
 */
export type PageNumber = number;
