/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PaymentFieldKind } from './payment-field-kind.ts';
import type { PaymentFieldName } from './payment-field-name.ts';

/**
 * What each row is, by its name.
 */
export type PaymentFieldKinds = Partial<Record<PaymentFieldName, PaymentFieldKind>>;
