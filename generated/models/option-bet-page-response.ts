/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OptionBetPage } from './option-bet-page.ts';
import type { Success } from './success.ts';

/**
 * Settled bets of the member.
 */
export type OptionBetPageResponse = Success & {
  /** The bets. */
  data: OptionBetPage;
};
