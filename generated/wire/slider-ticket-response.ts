/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * Answer of solveSliderPuzzle.
 */
export type SliderTicketResponse = Success & {
  /** Ticket that the call for the registration code carries as `code`. */
  data: VerificationCode;
};
