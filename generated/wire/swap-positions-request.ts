/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Which positions are wanted; those of all contracts when nothing is said.
 */
export type SwapPositionsRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  contractCoinId?: number;
};
