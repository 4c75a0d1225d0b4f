/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ConvertOrder } from './convert-order.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Conversions.
 */
export type ConvertOrderPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: ConvertOrder[];
};
