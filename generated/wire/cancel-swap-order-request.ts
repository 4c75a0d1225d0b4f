/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Which order is meant.
 */
export type CancelSwapOrderRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  entrustId: number;
};
