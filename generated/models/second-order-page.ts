/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractSecondOrder } from './contract-second-order.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Orders for second contracts, newest first. The page is the whole body.
 */
export type SecondOrderPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 0
     * @maxItems 100
     */
  content: ContractSecondOrder[];
};
