/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ExchangeOrder } from './exchange-order.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Spot orders, newest first. The page is the whole body.
 */
export type ExchangeOrderPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: ExchangeOrder[];
};
