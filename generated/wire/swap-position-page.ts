/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MemberContractPosition } from './member-contract-position.ts';
import type { PageInfo } from './page-info.ts';

/**
 * A page of positions, newest first.
 */
export type SwapPositionPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: MemberContractPosition[];
};
