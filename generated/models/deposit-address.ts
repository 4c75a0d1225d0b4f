/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';
import type { NetworkId } from './network-id.ts';

/**
 * The member's address on one network, shared by all coins of that network.
 */
export type DepositAddress = {
  /** Number of the address. */
  id: Id;
  /** 1 when it belongs to a member. */
  status: Flag;
  /**
     * The address.
     * @minLength 1
     */
  address: string;
  /** Network. */
  coinProtocol: NetworkId;
  /**
     * What tells the members of a shared address apart; coins that come without it are not credited. Null or absent where the address is the member's own.
     * @nullable
     */
  memo?: string | null;
  /** Owner. */
  memberId: Id;
};
