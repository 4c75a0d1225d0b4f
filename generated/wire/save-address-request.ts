/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Address } from './address.ts';
import type { Memo } from './memo.ts';
import type { NetworkId } from './network-id.ts';

/**
 * An address to keep. `ctx.addressPattern` and `ctx.memoPattern` are those of the coin on the network.
 */
export type SaveAddressRequest = {
  unit: string;
  /** Network. */
  coinprotocol: NetworkId;
  /** The address. */
  address: Address;
  /** Memo that belongs to it. Only on networks that know one. */
  memo?: Memo;
  /**
     * The member's name for it.
     * @minLength 1
     * @maxLength 40
     */
  remark: string;
};
