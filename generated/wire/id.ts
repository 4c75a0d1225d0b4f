/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Names one record. Opaque, compared for equality only.
 * @minLength 1
 * @minimum 1
 */
export type Id = number | string;
