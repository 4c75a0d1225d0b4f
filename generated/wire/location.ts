/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Place of residence, as free text. Each part may be unknown.
 */
export type Location = {
  /**
     * Country name.
     * @nullable
     */
  country: string | null;
  /**
     * Province or state.
     * @nullable
     */
  province: string | null;
  /**
     * City.
     * @nullable
     */
  city: string | null;
  /**
     * District.
     * @nullable
     */
  district: string | null;
};
