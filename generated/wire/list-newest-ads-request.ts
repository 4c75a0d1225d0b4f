/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Which new advertisements are wanted.
 */
export type ListNewestAdsRequest = {
  /**
     * Currency code.
     * @pattern [A-Z]{3,5}
     */
  currency?: string;
};
