/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Which help page is wanted.
 */
export type HelpArticleRequest = {
  /** Number of the page. */
  id: Id;
};
