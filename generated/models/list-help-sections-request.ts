/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * How much of each category is wanted.
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
