/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * How a withdrawal or a review ended. Null for all else.
 * @nullable
 */
export type MemberEventOutcome = typeof MemberEventOutcome[keyof typeof MemberEventOutcome] | null;


export const MemberEventOutcome = {
  SUCCESS: 'SUCCESS',
  FAILURE: 'FAILURE',
} as const;
