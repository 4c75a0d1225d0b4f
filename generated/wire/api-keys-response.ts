/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ApiKey } from './api-key.ts';
import type { Success } from './success.ts';

/**
 * Answer of listApiKeys.
 */
export type ApiKeysResponse = Success & {
  /**
     * The keys, at most 5. Empty until one is made.
     * @minItems 1
     * @maxItems 5
     */
  data: ApiKey[];
};
