/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { VerificationCode } from './verification-code.ts';

/**
 * Another name or other addresses for a key.
 */
export type UpdateApiKeyRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * The member's name for it.
     * @minLength 1
     * @maxLength 100
     */
  remark: string;
  /**
     * IP addresses it is bound to, at most 5, sent joined by commas. Empty for none.
     * @minItems 1
     * @maxItems 5
     */
  bindIp?: string[];
  /** Six digits from the text message. Public servers do not check it here. */
  code: VerificationCode;
};
