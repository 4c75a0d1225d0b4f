/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { WithdrawableCoin } from './withdrawable-coin.ts';

/**
 * Answer of listWithdrawableCoins.
 */
export type WithdrawableCoinsResponse = Success & {
  /**
     * The coins. Empty while withdrawals are closed.
     * @minItems 1
     * @maxItems 8
     */
  data: WithdrawableCoin[];
};
