/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MerchantInfo } from './merchant-info.ts';
import type { Success } from './success.ts';

/**
 * Answer of applyAsMerchant.
 */
export type ApplyAsMerchantResponse = Success & {
  /** The state after applying. */
  data: MerchantInfo;
};
