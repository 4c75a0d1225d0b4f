/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The order that is to be redeemed.
 */
export type RedeemSavingsRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  orderId: number;
};
