/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { LockedSavingsActivity } from './locked-savings-activity.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Products with a fixed term.
 */
export type SavingsProductPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 0
     * @maxItems 100
     */
  content: LockedSavingsActivity[];
};
