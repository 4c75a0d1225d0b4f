/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ApiKeyName } from './api-key-name.ts';
import type { BoundIpAddresses } from './bound-ip-addresses.ts';
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
  remark: ApiKeyName;
  bindIp?: BoundIpAddresses;
  /** Six digits from the text message. Public servers do not check it here. */
  code: VerificationCode;
};
