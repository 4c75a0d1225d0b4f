/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';

/**
 * Place where the piece was dropped.
 */
export type SliderAnswerRequest = {
  /**
     * Phone number or e-mail address that the code will go to.
     * @minLength 1
     */
  username: string;
  /**
     * Kind of puzzle.
     * @minLength 1
     */
  type: string;
  /** Distance from the left at which the piece was dropped, as a share of the width. */
  code: Decimal;
};
