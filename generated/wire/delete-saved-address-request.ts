/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A saved address that is not wanted any more.
 */
export type DeleteSavedAddressRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
};
