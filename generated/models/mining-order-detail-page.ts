/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MiningOrderDetail } from './mining-order-detail.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Outputs, newest first.
 */
export type MiningOrderDetailPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 0
     * @maxItems 100
     */
  content: MiningOrderDetail[];
};
