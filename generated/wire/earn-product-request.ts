/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The product that is wanted.
 */
export type EarnProductRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
};
