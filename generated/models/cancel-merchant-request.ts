/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The wish to have the deposit back.
 */
export type CancelMerchantRequest = {
  /**
     * Why.
     * @maxLength 500
     */
  detail?: string;
};
