/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { LockedSavingsActivity } from './locked-savings-activity.ts';
import type { Success } from './success.ts';

/**
 * Answer of getSavingsProduct.
 */
export type SavingsProductResponse = Success & {
  /** The product. */
  data: LockedSavingsActivity;
};
