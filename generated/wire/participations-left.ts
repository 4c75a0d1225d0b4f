/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * How often a member has taken part is not in the request: where no participation is left, every amount above 0 is too much.
 */
export type ParticipationsLeft = unknown;
