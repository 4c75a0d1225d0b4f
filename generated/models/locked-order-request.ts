/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The lock that is wanted.
 */
export type LockedOrderRequest = {
  /** Number of the lock; servers call it so, too. */
  miningId: Id;
};
