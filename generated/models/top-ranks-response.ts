/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { TopRanks } from './top-ranks.ts';

/**
 * Answer of listTopRanks.
 */
export type TopRanksResponse = Success & {
  /** The rankings. */
  data: TopRanks;
};
