/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A card somebody was given.
 */
export type RedeemGiftCardRequest = {
  /**
     * Redemption code.
     * @minLength 1
     * @maxLength 64
     * @pattern ^\S+$
     */
  cardNo: string;
};
