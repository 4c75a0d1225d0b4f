/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export type GetPaymentTypeConfigParams = {
/**
 * Number of the payment type.
 */
id: Id;
};
