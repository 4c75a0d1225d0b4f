/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * An application.
 */
export type ApplyAsMerchantRequest = {
  /** The application as JSON text. */
  json: string;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  businessAuthDepositId: number;
};
