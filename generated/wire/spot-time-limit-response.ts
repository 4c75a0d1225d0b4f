/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';

/**
 * Answer of getSpotTimeLimit.
 */
export type SpotTimeLimitResponse = Success & {
  /**
     * Longest time of a limit order; 0 for no limit.
     * @minimum 0
     * @maximum 9999
     */
  data: number;
};
