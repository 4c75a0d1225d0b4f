/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * One request field that was refused.
 */
export type FieldError = {
  /**
     * Name of the request field.
     * @minLength 1
     */
  field: string;
  /**
     * Which rule it breaks, as a message key.
     * @pattern [a-z0-9]+(-[a-z0-9]+)*
     */
  key: string;
};
