/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The product that is wanted.
 */
export type EarnProductRequest = {
  /** Number of the product. */
  id: Id;
};
