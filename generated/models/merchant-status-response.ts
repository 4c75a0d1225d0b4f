/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MerchantInfo } from './merchant-info.ts';
import type { Success } from './success.ts';

/**
 * Answer of getMerchantStatus.
 */
export type MerchantStatusResponse = Success & {
  /** The state. */
  data: MerchantInfo;
};
