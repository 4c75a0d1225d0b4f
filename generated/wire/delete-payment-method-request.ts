/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A payment method to delete.
 */
export type DeletePaymentMethodRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
};
