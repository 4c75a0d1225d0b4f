/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The lock that is wanted.
 */
export type LockedOrderRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  miningId: number;
};
