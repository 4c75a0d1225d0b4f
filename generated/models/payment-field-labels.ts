/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PaymentFieldName } from './payment-field-name.ts';

/**
 * Label of each row, by its name.
 */
export type PaymentFieldLabels = Partial<Record<PaymentFieldName, string>>;
