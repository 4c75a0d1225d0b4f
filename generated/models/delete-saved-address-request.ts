/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A saved address that is not wanted any more.
 */
export type DeleteSavedAddressRequest = {
  /** Number of the entry. */
  id: Id;
};
