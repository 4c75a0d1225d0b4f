/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Which advertisement is meant.
 */
export type AdRequest = {
  /** Number of the advertisement. */
  id: Id;
};
