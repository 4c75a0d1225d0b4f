/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';

/**
 * A member's earnings of the referral programme. Counted once a day.
 */
export type InviteStatistic = {
  /** Number of the row. */
  id: Id;
  /** Member. Scrambled in rankings. */
  memberId: Id;
  /**
     * Masked phone number or e-mail address.
     * @nullable
     */
  userIdentify: string | null;
  /**
     * Friends of the first level.
     * @minimum 0
     */
  levelOne: number;
  /**
     * Friends of the second level.
     * @minimum 0
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
