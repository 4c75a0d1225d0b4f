/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdDetail } from './ad-detail.ts';
import type { Success } from './success.ts';

/**
 * Answer of getMyAd.
 */
export type MyAdResponse = Success & {
  /** The advertisement. */
  data: AdDetail;
};
