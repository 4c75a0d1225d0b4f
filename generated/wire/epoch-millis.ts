/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A moment as milliseconds since 1970-01-01T00:00:00Z.
 * @minimum 0
 * @maximum 9999
 */
export type EpochMillis = number;
