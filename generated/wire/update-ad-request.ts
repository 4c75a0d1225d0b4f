/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdDraft } from './ad-draft.ts';

/**
 * An advertisement as it shall be.
 */
export type UpdateAdRequest = AdDraft & {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
};
