/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

export type GetPaymentTypeConfigParams = {
/**
 * Number of the payment type.
 * @minimum 10000
 * @maximum 99999999
 */
id: number;
};
