/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOption } from './contract-option.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Rounds that have ended, newest first.
 */
export type OptionRoundPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: ContractOption[];
};
