/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { HelpArticle } from './help-article.ts';
import type { HelpCategory } from './help-category.ts';

/**
 * The first pages of one category.
 */
export type HelpSection = {
  /** Chinese name of the category. */
  titleCN: string;
  /** English name of the category. */
  titleEN: string;
  /** The category. Older servers send it as text. */
  cate: HelpCategory;
  /**
     * The pages. Empty when the category has none.
     * @minItems 1
     * @maxItems 8
     */
  content: HelpArticle[];
};
