/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * Number of pages of each category.
 */
export type ListHelpSectionsRequest = {
  /**
     * Pages of each category.
     * @minimum 1
     * @maximum 100
     */
  total?: number;
  /** Language, for callers that cannot set the `lang` header. */
  lang?: Language;
};
