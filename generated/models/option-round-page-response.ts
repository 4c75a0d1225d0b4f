/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OptionRoundPage } from './option-round-page.ts';
import type { Success } from './success.ts';

/**
 * Rounds that have ended.
 */
export type OptionRoundPageResponse = Success & {
  /** The rounds. */
  data: OptionRoundPage;
};
