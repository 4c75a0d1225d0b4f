/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Success } from './success.ts';

/**
 * Answer of listWithdrawableUnits.
 */
export type WithdrawableUnitsResponse = Success & {
  /**
     * Short names. Empty while withdrawals are closed.
     * @minItems 0
     * @maxItems 1000
     */
  data: CoinUnit[];
};
