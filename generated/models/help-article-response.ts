/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { HelpArticle } from './help-article.ts';
import type { Success } from './success.ts';

/**
 * Answer of getHelpArticle.
 */
export type HelpArticleResponse = Success & ({
  /** The page. Null when there is none of this number. */
  data: HelpArticle | null;
});
