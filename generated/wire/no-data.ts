/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';

/**
 * Success that has nothing to return.
 */
export type NoData = Success & {
  /**
     * Null or absent.
     * @nullable
     */
  data?: null;
};
