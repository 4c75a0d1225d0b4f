/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { NetworkId } from './network-id.ts';

/**
 * The member's address on one network, shared by all coins of that network.
 */
export type DepositAddress = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
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
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  memberId: number;
};
