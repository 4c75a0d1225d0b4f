/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PaymentFieldKind } from './payment-field-kind.ts';
import type { PaymentFieldName } from './payment-field-name.ts';

/**
 * Kind of each row, by its name.
 */
export type PaymentFieldKinds = Partial<Record<PaymentFieldName, PaymentFieldKind>>;
