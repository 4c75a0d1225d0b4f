/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A gift card to redeem.
 */
export type RedeemGiftCardRequest = {
  /**
     * Redemption code.
     * @maxLength 64
     * @pattern \S+
     */
  cardNo: string;
};
