/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdDraft } from './ad-draft.ts';

/**
 * A new advertisement.
 */
export type CreateAdRequest = AdDraft;
