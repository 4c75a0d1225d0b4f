/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';
import type { NetworkId } from './network-id.ts';

/**
 * One coin on one network.
 */
export type CoinNetwork = {
  /** Number of the row. Absent in older servers. */
  id?: Id;
  /** Coin. */
  coinName: CoinUnit;
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
  /** Withdrawal fee as a share of the amount. */
  withdrawFee: Decimal;
  /** Least withdrawal fee. */
  minWithdrawFee: Decimal;
  /** 1 when it can be withdrawn. */
  isWithdraw: Flag;
  /** 1 when it can be deposited. */
  isRecharge: Flag;
  /** 1 when small withdrawals need no review. */
  isAutoWithdraw: Flag;
  /** Least that can be withdrawn at once. */
  minWithdraw: Decimal;
  /** Most that can be withdrawn at once. */
  maxWithdraw: Decimal;
  /** Least that is credited when deposited. */
  minRecharge: Decimal;
  /**
     * Confirmations until a deposit is credited.
     * @minimum 0
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
