/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { HelpArticle } from './help-article.ts';
import type { Success } from './success.ts';

/**
 * Answer of listHelpByCategory.
 */
export type HelpByCategoryResponse = Success & {
  /**
     * The pages. Empty when there are none.
     * @minItems 1
     * @maxItems 8
     */
  data: HelpArticle[];
};
