/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Nobody orders more than the balance allows.
 */
export type SpotOrderAfford = unknown;
