/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

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
  code: string;
};
