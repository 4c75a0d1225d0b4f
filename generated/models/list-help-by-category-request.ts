/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { HelpCategory } from './help-category.ts';

/**
 * Which category is wanted.
 */
export type ListHelpByCategoryRequest = {
  /** Category. All when left out. */
  sysHelpClassification?: HelpCategory;
};
