/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { HelpArticlePage } from './help-article-page.ts';
import type { Success } from './success.ts';

/**
 * Answer of listHelpArticles.
 */
export type HelpArticlesResponse = Success & {
  /** A page of help pages. */
  data: HelpArticlePage;
};
