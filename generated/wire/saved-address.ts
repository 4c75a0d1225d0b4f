/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { NetworkId } from './network-id.ts';

/**
 * An address the member keeps for withdrawals.
 */
export type SavedAddress = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id?: number;
  /**
     * The address.
     * @minLength 1
     */
  address: string;
  /**
     * The member's name for it.
     * @nullable
     */
  remark: string | null;
  /** Network that it was saved for. Null or absent if not known. */
  protocol?: NetworkId | null;
  /**
     * Memo that belongs to it. Null or absent where the network knows none.
     * @nullable
     */
  memo?: string | null;
};
