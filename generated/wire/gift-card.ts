/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Flag } from './flag.ts';

/**
 * A card whose code gives coins to its redeemers.
 */
export type GiftCard = {
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
  /** Name. */
  cardName: string;
  /**
     * Redemption code.
     * @minLength 1
     */
  cardNo: string;
  /**
     * What it is good for.
     * @nullable
     */
  cardDesc: string | null;
  coinId?: string;
  /** Coin. Older servers only. */
  coin?: Coin | null;
  amount: string;
  totalAmount: string;
  /**
     * Largest number of redemptions.
     * @minimum 0
     * @maximum 9999
     */
  count: number;
  /**
     * Number of redemptions.
     * @minimum 0
     * @maximum 9999
     */
  exchangeCount: number;
  /** 1 for the free card. */
  isFree: Flag;
  /** 1 when what it gives is locked at first. */
  isLock: Flag;
  /**
     * Days for which the amount is frozen.
     * @minimum 0
     * @maximum 9999
     */
  lockDays: number;
  /** 1 while it can be redeemed. */
  isEnabled: Flag;
  /** When it was made. */
  createTime: DateTimeText;
};
