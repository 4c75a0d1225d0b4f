/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The plan that is wanted.
 */
export type RecurringPlanRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
};
