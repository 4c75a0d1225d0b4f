/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Which contract is meant.
 */
export type SwapContractRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  contractCoinId: number;
};
