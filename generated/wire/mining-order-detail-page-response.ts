/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MiningOrderDetailPage } from './mining-order-detail-page.ts';
import type { Success } from './success.ts';

/**
 * Outputs, newest first.
 */
export type MiningOrderDetailPageResponse = Success & {
  /** A page of them. */
  data: MiningOrderDetailPage;
};
