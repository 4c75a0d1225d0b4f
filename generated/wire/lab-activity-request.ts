/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The activity that is wanted.
 */
export type LabActivityRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
};
