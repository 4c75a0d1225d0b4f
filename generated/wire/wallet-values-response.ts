/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { WalletValue } from './wallet-value.ts';

/**
 * Answer of listWalletValues.
 */
export type WalletValuesResponse = Success & {
  /**
     * The values. Never empty, an account is worth something from its first day, be it nothing.
     * @minItems 1
     * @maxItems 8
     */
  data: WalletValue[];
};
