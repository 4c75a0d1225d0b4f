/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MiningOrder } from './mining-order.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Mining machines, newest first.
 */
export type MiningOrderPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: MiningOrder[];
};
