/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Coin } from './coin.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';

/**
 * A card whose code gives coins to its redeemers.
 */
export type GiftCard = {
  /** Number of the card. */
  id: Id;
  /** Giver. */
  memberId: Id;
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
  /** Coin. Absent in older servers, which send `coin`. */
  coinId?: CoinUnit;
  /** Coin. Older servers only. */
  coin?: Coin | null;
  /** Amount of one redemption. */
  amount: Decimal;
  /** Amount of all redemptions together. */
  totalAmount: Decimal;
  /**
     * Largest number of redemptions.
     * @minimum 0
     */
  count: number;
  /**
     * Number of redemptions.
     * @minimum 0
     */
  exchangeCount: number;
  /** 1 for the free card. */
  isFree: Flag;
  /** 1 when what it gives is locked at first. */
  isLock: Flag;
  /**
     * Days for which the amount is frozen.
     * @minimum 0
     */
  lockDays: number;
  /** 1 while it can be redeemed. */
  isEnabled: Flag;
  /** When it was made. */
  createTime: DateTimeText;
};
