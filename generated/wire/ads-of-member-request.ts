/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Whose advertisements are wanted.
 */
export type AdsOfMemberRequest = {
  /**
     * User name of the owner.
     * @minLength 1
     */
  name: string;
};
