/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';

/**
 * A member's earnings of the referral programme. Counted once a day.
 */
export type InviteStatistic = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  memberId: number;
  /**
     * Masked phone number or e-mail address.
     * @nullable
     */
  userIdentify: string | null;
  /**
     * Friends of the first level.
     * @minimum 0
     * @maximum 9999
     */
  levelOne: number;
  /**
     * Friends of the second level.
     * @minimum 0
     * @maximum 9999
     */
  levelTwo: number;
  /** Rebates of all coins, valued in USDT. */
  estimatedReward: Decimal;
  /** Extra rewards. */
  extraReward: Decimal;
  /** Rebates paid in USDT. Absent in some servers. */
  usdtReward?: Decimal;
  /** Rebates paid in BTC. Absent in some servers. */
  btcReward?: Decimal;
  /** Rebates paid in ETH. Absent in some servers. */
  ethReward?: Decimal;
  /**
     * Rebates paid in other coins, in words.
     * @nullable
     */
  otherReward: string | null;
  /** 1 for a placeholder row without a member. Absent in some servers. */
  isRobot?: Flag;
  /** Day it was counted on, free text as the server writes it. */
  stasticDate: string;
};
