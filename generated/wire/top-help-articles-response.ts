/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { HelpArticle } from './help-article.ts';
import type { Success } from './success.ts';

/**
 * Answer of listTopHelpArticles.
 */
export type TopHelpArticlesResponse = Success & {
  /**
     * The pages. Empty when none is pinned.
     * @minItems 1
     * @maxItems 8
     */
  data: HelpArticle[];
};
