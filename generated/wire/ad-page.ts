/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Ad } from './ad.ts';
import type { PageInfo } from './page-info.ts';

/**
 * The member's advertisements, newest first, without deleted ones.
 */
export type AdPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: Ad[];
};
