/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { SliderPuzzle } from './slider-puzzle.ts';
import type { Success } from './success.ts';

/**
 * Answer of getSliderPuzzle.
 */
export type SliderPuzzleResponse = Success & {
  /** The puzzle. */
  data: SliderPuzzle;
};
