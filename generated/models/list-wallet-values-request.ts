/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Number of days.
 */
export type ListWalletValuesRequest = {
  /**
     * So many days up to now.
     * @minimum 1
     * @maximum 366
     */
  days: number;
};
