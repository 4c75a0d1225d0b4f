/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A way of paying, such as a bank transfer.
 */
export type PaymentType = {
  /** Number of the payment type. */
  id: Id;
  /**
     * Name, by which advertisements list it.
     * @minLength 1
     */
  code: string;
  /** Its rows as JSON text with untranslated labels; the translated ones have a call of their own. */
  configJson: string;
};
