/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The mining machines that are wanted.
 */
export type MiningMachineRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  miningId: number;
};
