/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { HelpArticle } from './help-article.ts';

/**
 * Help pages of one category.
 */
export type HelpArticlePage = {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: HelpArticle[];
  /**
     * Number of pages.
     * @minimum 0
     * @maximum 9999
     */
  totalPage: number;
  /**
     * Number of all rows.
     * @minimum 0
     * @maximum 9999
     */
  totalElements: number;
};
