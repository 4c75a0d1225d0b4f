/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';

/**
 * Answer of getSpotTimeLimit.
 */
export type SpotTimeLimitResponse = Success & {
  /**
     * How long a limit order may rest, 0 for as long as it likes.
     * @minimum 0
     * @maximum 9999
     */
  data: number;
};
