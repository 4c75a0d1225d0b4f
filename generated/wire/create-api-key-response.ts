/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';

/**
 * Answer of createApiKey.
 */
export type CreateApiKeyResponse = Success & {
  /**
     * The secret key, told this once.
     * @minLength 1
     */
  data: string;
};
