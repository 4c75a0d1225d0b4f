/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A time of each day in which the stakes of the first lost orders come back.
 */
export type ContractSecondSet = {
  /** Begin, on a clock in GMT+8, as HH:mm:ss. */
  startTime: string;
  /** End, on the same clock. */
  endTime: string;
  /**
     * How many lost orders of a member.
     * @minimum 0
     * @maximum 9999
     */
  orderNum: number;
  limitRate: string;
};
