/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { HelpCategory } from './help-category.ts';
import type { Language } from './language.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Which pages are wanted.
 */
export type ListHelpArticlesRequest = {
  /** Category. */
  cate: HelpCategory;
  /** Language. */
  lang: Language;
  /** Which page of the list. The first when left out. */
  pageNo?: PageNumber;
  /** Rows of the page. 10 when left out. */
  pageSize?: PageSize;
};
