/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';

/**
 * Answer of listWithdrawableUnits.
 */
export type WithdrawableUnitsResponse = Success & {
  /**
     * Short names. Empty while withdrawals are closed.
     * @minItems 1
     * @maxItems 8
     */
  data: string[];
};
