/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { PaymentFieldKinds } from './payment-field-kinds.ts';
import type { PaymentFieldLabels } from './payment-field-labels.ts';

/**
 * A payment method the member saved.
 */
export type PaymentMethod = {
  /** Number of the payment method. */
  id: Id;
  /** Owner. */
  memberId: Id;
  /** Number of the payment type. */
  type: Id;
  /** Name of the payment type. */
  typeName: string;
  /**
     * Value of the row whose `fieldName` is field_1. Null when unused.
     * @nullable
     */
  field_1: string | null;
  /**
     * Value of the row whose `fieldName` is field_2. Null when unused.
     * @nullable
     */
  field_2: string | null;
  /**
     * Value of the row whose `fieldName` is field_3. Null when unused.
     * @nullable
     */
  field_3: string | null;
  /**
     * Value of the row whose `fieldName` is field_4. Null when unused.
     * @nullable
     */
  field_4: string | null;
  /**
     * Value of the row whose `fieldName` is field_5. Null when unused.
     * @nullable
     */
  field_5: string | null;
  /**
     * Value of the row whose `fieldName` is field_6. Null when unused.
     * @nullable
     */
  field_6: string | null;
  /**
     * Value of the row whose `fieldName` is field_7. Null when unused.
     * @nullable
     */
  field_7: string | null;
  /** Kind of each row. */
  fieldType: PaymentFieldKinds;
  /** Label of each row. Absent in older servers. */
  fieldName?: PaymentFieldLabels | null;
  /**
     * Colour of its badge, #rrggbb.
     * @nullable
     */
  color: string | null;
};
