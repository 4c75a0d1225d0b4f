/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdDraft } from './ad-draft.ts';
import type { Id } from './id.ts';

/**
 * An advertisement as it shall be.
 */
export type UpdateAdRequest = AdDraft & {
  /** Number of the advertisement. */
  id: Id;
};
