/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OtcOrderRow } from './otc-order-row.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Orders, newest first.
 */
export type OtcOrderPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 0
     * @maxItems 100
     */
  content: OtcOrderRow[];
};
