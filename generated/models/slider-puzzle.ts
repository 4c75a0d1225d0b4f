/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A picture with a gap, and the piece that fits it.
 */
export type SliderPuzzle = {
  /**
     * The picture with the gap, as a data address.
     * @pattern ^data:image/
     */
  backgroundImage: string;
  /**
     * The piece, as a data address.
     * @pattern ^data:image/
     */
  sliderImage: string;
};
