/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * How a withdrawal or a review ended (SUCCESS, FAILURE), or a bet or an order for a second contract (the others). Null for all else.
 * @nullable
 */
export type MemberEventOutcome = typeof MemberEventOutcome[keyof typeof MemberEventOutcome] | null;


export const MemberEventOutcome = {
  SUCCESS: 'SUCCESS',
  FAILURE: 'FAILURE',
  WIN: 'WIN',
  LOSE: 'LOSE',
  TIED: 'TIED',
  CANCELED: 'CANCELED',
} as const;
