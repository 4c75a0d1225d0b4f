/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PageInfo } from './page-info.ts';
import type { WithdrawCode } from './withdraw-code.ts';

/**
 * Codes that the member made, newest first.
 */
export type WithdrawCodePage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: WithdrawCode[];
};
