/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MiningOrderPage } from './mining-order-page.ts';
import type { Success } from './success.ts';

/**
 * Mining machines, newest first.
 */
export type MiningOrderPageResponse = Success & {
  /** A page of them. */
  data: MiningOrderPage;
};
