/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Activity } from './activity.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Activities.
 */
export type ActivityPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: Activity[];
};
