/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ApiKeyName } from './api-key-name.ts';
import type { BoundIpAddresses } from './bound-ip-addresses.ts';
import type { Id } from './id.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * Another name or other addresses for a key.
 */
export type UpdateApiKeyRequest = {
  /** Number of the key. */
  id: Id;
  remark: ApiKeyName;
  bindIp?: BoundIpAddresses;
  /** Six digits from the text message. Public servers do not check it here. */
  code: VerificationCode;
};
