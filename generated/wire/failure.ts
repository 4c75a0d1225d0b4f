/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { FieldError } from './field-error.ts';

/**
 * A refusal. What `code` means stands in `x-errors` of the operation and in `x-session-codes`.
 */
export type Failure = {
  /**
     * Any number but 0. 500 covers most business refusals.
     * @maximum 9999
     */
  code: number;
  /**
     * Reason for people in the language of the `lang` header.
     * @nullable
     */
  message: string | null;
  /**
     * A refusal carries no data.
     * @nullable
     */
  data?: null;
  /**
     * Unused in a refusal.
     * @nullable
     */
  totalPage?: string | null;
  /**
     * Unused in a refusal.
     * @nullable
     */
  totalElement?: string | null;
  /**
     * Request fields that caused the refusal, where the server knows them. Absent in older servers.
     * @minItems 1
     * @maxItems 8
     */
  errors?: FieldError[];
};
