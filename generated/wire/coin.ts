/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CommonStatus } from './common-status.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';

/**
 * A coin and what may be done with it.
 */
export type Coin = {
  /**
     * Number of the coin. Absent inside wallet rows.
     * @maximum 9999
     */
  id?: number;
  /**
     * Key of the coin, mostly its English name.
     * @minLength 1
     */
  name: string;
  /**
     * Chinese name.
     * @nullable
     */
  nameCn: string | null;
  unit: string;
  /** Tells whether the coin is in use. */
  status: CommonStatus;
  /** 1 when it can be withdrawn. */
  canWithdraw: Flag;
  /** 1 when it can be deposited. */
  canRecharge: Flag;
  /** 1 when it can be moved between accounts. */
  canTransfer: Flag;
  /** 1 when small withdrawals need no review. */
  canAutoWithdraw: Flag | null;
  minTxFee: string;
  /** Largest withdrawal fee. */
  maxTxFee: string | null;
  minWithdrawAmount: string;
  maxWithdrawAmount: string;
  /** Least that is credited when deposited. Absent in older servers. */
  minRechargeAmount?: string | null;
  /**
     * Decimal places of a withdrawal.
     * @minimum 0
     * @maximum 18
     */
  withdrawScale: number;
  /** Withdrawals up to this amount need no review. */
  withdrawThreshold: string | null;
  /** Fee of the network for a transfer. */
  minerFee: string | null;
  /** Price of one coin in US dollars. Null while unknown. */
  usdRate: Decimal | null;
  /** Price of one coin in Chinese yuan. Null while unknown. */
  cnyRate: Decimal | null;
  /** Tells whether it stands for legal tender. */
  hasLegal: boolean;
  /** 1 for the exchange's own coin. */
  isPlatformCoin: Flag;
  /**
     * Place in lists, small first.
     * @maximum 9999
     */
  sort: number;
  /**
     * Description of the coin. Absent in older servers.
     * @nullable
     */
  information?: string | null;
  /**
     * Address of a page about the coin. Absent in older servers.
     * @nullable
     */
  infolink?: string | null;
  /**
     * Address of the icon. Absent in older servers.
     * @nullable
     */
  iconUrl?: string | null;
  /**
     * 1 when members share one deposit address and are told apart by a memo. Absent in newer servers.
     * @nullable
     */
  accountType?: number | null;
};
