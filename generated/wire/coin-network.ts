/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { NetworkId } from './network-id.ts';

/**
 * One coin on one network.
 */
export type CoinNetwork = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id?: number;
  coinName: string;
  /** Network. */
  protocol: NetworkId;
  /** Name of the network. */
  protocolName: string;
  /**
     * Decimal places of an amount on this network.
     * @minimum 0
     * @maximum 30
     */
  decimals: number;
  /** 1 while offered. Absent in older servers, which list offered rows only. */
  status?: Flag;
  withdrawFee: string;
  minWithdrawFee: string;
  /** 1 when it can be withdrawn. */
  isWithdraw: Flag;
  /** 1 when it can be deposited. */
  isRecharge: Flag;
  /** 1 when small withdrawals need no review. */
  isAutoWithdraw: Flag;
  minWithdraw: string;
  maxWithdraw: string;
  minRecharge: string;
  /**
     * Confirmations until a deposit is credited.
     * @minimum 0
     * @maximum 9999
     */
  confirms: number;
  /**
     * Shared deposit address, where members are told apart by a memo.
     * @nullable
     */
  memoAddress: string | null;
  /**
     * Regular expression (ECMAScript, flag u) that an address of this network matches. Where it is null or absent any address is taken.
     * @nullable
     */
  addressPattern?: string | null;
  /**
     * Regular expression that a memo (also called tag) of this network matches. Null or absent where the network knows no memo.
     * @nullable
     */
  memoPattern?: string | null;
  /**
     * Address of the coin's contract. Absent in older servers.
     * @nullable
     */
  ext?: string | null;
};
