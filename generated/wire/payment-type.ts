/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A way of paying, such as a bank transfer.
 */
export type PaymentType = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * Name, by which advertisements list it.
     * @minLength 1
     */
  code: string;
  /** Its rows as JSON text with untranslated labels; the translated ones have a call of their own. */
  configJson: string;
};
