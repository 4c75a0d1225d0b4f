/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Participations that are wanted.
 */
export type LabOrdersOfActivityRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  activityId: number;
};
