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
 * A card whose code gives coins to whoever redeems it.
 */
export type GiftCard = {
  /** Number of the card. */
  id: Id;
  /** Who gives it. */
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
  /** What one redemption is worth. */
  amount: Decimal;
  /** What all redemptions together are worth. */
  totalAmount: Decimal;
  /**
     * How often it can be redeemed.
     * @minimum 0
     */
  count: number;
  /**
     * How often it was redeemed.
     * @minimum 0
     */
  exchangeCount: number;
  /** 1 for the free card. */
  isFree: Flag;
  /** 1 when what it gives is locked at first. */
  isLock: Flag;
  /**
     * How long it is locked.
     * @minimum 0
     */
  lockDays: number;
  /** 1 while it can be redeemed. */
  isEnabled: Flag;
  /** When it was made. */
  createTime: DateTimeText;
};
