/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { VerificationCode } from './verification-code.ts';

/**
 * A new key. A member has at most 5.
 */
export type CreateApiKeyRequest = {
  /**
     * The member's name for it.
     * @minLength 1
     * @maxLength 100
     */
  remark: string;
  /**
     * IP addresses it is bound to, at most 5, sent joined by commas. Empty for none; public servers then end the key after 90 days.
     * @minItems 1
     * @maxItems 5
     */
  bindIp?: string[];
  /** Six digits from the text message. */
  code: VerificationCode;
};
