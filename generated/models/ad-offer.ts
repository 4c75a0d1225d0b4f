/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdSide } from './ad-side.ts';
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { MemberLevel } from './member-level.ts';

/**
 * An advertisement as customers see it. Money is counted in `localCurrency`.
 */
export type AdOffer = {
  /** Number of the advertisement. */
  advertiseId: Id;
  /** Owner. */
  memberId: Id;
  /** User name of the owner. */
  memberName: string;
  /**
     * Portrait of the owner.
     * @nullable
     */
  avatar: string | null;
  /** How far the owner is verified. */
  level: MemberLevel;
  /**
     * Trades of the owner so far.
     * @minimum 0
     */
  transactions: number;
  /** Money for one coin. */
  price: Decimal;
  /** Least money of one trade. */
  minLimit: Decimal;
  /** Most money of one trade. */
  maxLimit: Decimal;
  /** How much is left. */
  remainAmount: Decimal;
  /** Names of the payment types, joined by commas. */
  payMode: string;
  /** Number of the coin. */
  coinId: Id;
  /** Short name of the coin. */
  unit: CoinUnit;
  /** Name of the coin. */
  coinName: string;
  /**
     * Chinese name of the coin.
     * @nullable
     */
  coinNameCn: string | null;
  /**
     * Currency code. Absent in older servers.
     * @nullable
     */
  localCurrency?: string | null;
  /** Premium over the market price. Null where the price is fixed. */
  premiseRate: Decimal | null;
  /** What the owner does. */
  advertiseType: AdSide;
  /** The same once more. Some servers only. */
  advType?: AdSide;
  /**
     * Proposed; time limit of a payment. Absent in public servers, which tell it in previewTrade only.
     * @minimum 0
     * @nullable
     */
  timeLimit?: number | null;
  /**
     * Proposed; key of the country. Absent in public servers.
     * @nullable
     */
  country?: string | null;
  /** When it was made. */
  createTime: DateTimeText;
};
