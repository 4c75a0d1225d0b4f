/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { SuccessCode } from './success-code.ts';

/**
 * Fields of every successful answer beside its data.
 */
export type Success = {
  /** 0 is success. */
  code: SuccessCode;
  /**
     * Text for people in the language of the `lang` header.
     * @nullable
     */
  message: string | null;
  /**
     * Number of pages as text, where an operation counts its pages beside `data`.
     * @nullable
     * @pattern [0-9]+
     */
  totalPage?: string | null;
  /**
     * Number of all rows as text, where an operation counts them beside `data`.
     * @nullable
     * @pattern [0-9]+
     */
  totalElement?: string | null;
};
