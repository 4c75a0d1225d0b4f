/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Which advertisement is meant.
 */
export type AdRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
};
