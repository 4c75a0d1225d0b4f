/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOptionOrder } from './contract-option-order.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Bets, newest first.
 */
export type OptionBetPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: ContractOptionOrder[];
};
