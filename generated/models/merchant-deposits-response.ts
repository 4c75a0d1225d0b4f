/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MerchantDeposit } from './merchant-deposit.ts';
import type { Success } from './success.ts';

/**
 * Answer of listMerchantDeposits.
 */
export type MerchantDepositsResponse = Success & {
  /**
     * The choices. Empty while no applications are accepted.
     * @minItems 0
     * @maxItems 100
     */
  data: MerchantDeposit[];
};
