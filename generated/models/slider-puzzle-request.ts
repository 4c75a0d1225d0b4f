/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Account that will ask for a code.
 */
export type SliderPuzzleRequest = {
  /**
     * Phone number or e-mail address that the code will go to.
     * @minLength 1
     */
  username: string;
  /**
     * Kind of puzzle, the same text that the later calls carry.
     * @minLength 1
     */
  type: string;
};
