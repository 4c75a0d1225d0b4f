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
     * Address of the coin's contract. Absent in older servers.
     * @nullable
     */
  ext?: string | null;
};
