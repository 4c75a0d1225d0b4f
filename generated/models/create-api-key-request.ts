/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ApiKeyName } from './api-key-name.ts';
import type { BoundIpAddresses } from './bound-ip-addresses.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * A new key. A member has at most 5.
 */
export type CreateApiKeyRequest = {
  remark: ApiKeyName;
  /** IP addresses it is bound to, at most 5, sent joined by commas. Empty for none; public servers then end the key after 90 days. */
  bindIp?: BoundIpAddresses;
  /** Six digits from the text message. */
  code: VerificationCode;
};
