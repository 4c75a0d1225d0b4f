/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { HelpCategory } from './help-category.ts';
import type { Language } from './language.ts';

/**
 * Which category is wanted.
 */
export type ListTopHelpArticlesRequest = {
  /** Category. */
  cate: HelpCategory;
  /** Language. */
  lang: Language;
};
