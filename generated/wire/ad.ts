/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdLevel } from './ad-level.ts';
import type { AdPriceKind } from './ad-price-kind.ts';
import type { AdShelf } from './ad-shelf.ts';
import type { AdSide } from './ad-side.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { MemberLevel } from './member-level.ts';

/**
 * An advertisement as its owner sees it. Money is counted in `localCurrency`.
 */
export type Ad = {
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
  /** User name of the owner. */
  username: string;
  /** Tells whether the owner buys or sells. */
  advertiseType: AdSide;
  /** Where it is. */
  status: AdShelf;
  /** Tells whether it is recommended. */
  level: AdLevel | null;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  coinId: number;
  coinUnit: string;
  /** Key of the country. */
  country: string;
  /**
     * Currency code. Absent in older servers.
     * @nullable
     */
  localCurrency?: string | null;
  /** Fixed price or market price plus premium. */
  priceType: AdPriceKind;
  /** Money for one coin, where it is fixed. */
  price: Decimal | null;
  /** Premium over the market price. */
  premiseRate: string | null;
  /** Money for one coin now. Absent in older servers. */
  finalPrice?: Decimal | null;
  number: string;
  remainAmount: string;
  dealAmount: string;
  /** Least money of one trade. */
  minLimit: Decimal;
  /** Most money of one trade. */
  maxLimit: Decimal;
  /**
     * Both limits in one text.
     * @nullable
     */
  limitMoney: string | null;
  /**
     * Time limit of a payment.
     * @minimum 0
     * @maximum 9999
     */
  timeLimit: number;
  /** Names of the payment types, joined by commas. */
  payMode: string;
  /** 1 when new trades are answered with `autoword`. */
  auto: Flag;
  /**
     * First message to each customer.
     * @nullable
     */
  autoword: string | null;
  /**
     * Remark for customers.
     * @nullable
     */
  remark: string | null;
  /**
     * State of a review that one server makes.
     * @nullable
     */
  auditStatus?: number | null;
  /**
     * Result of that review.
     * @nullable
     */
  auditRemark?: string | null;
  /**
     * Portrait of the owner. Absent in older servers.
     * @nullable
     */
  avatar?: string | null;
  /** How far the owner is verified. Absent in older servers. */
  memberLevel?: MemberLevel | null;
  /**
     * Trades of the owner so far. Absent in older servers.
     * @minimum 0
     * @nullable
     */
  transactions?: number | null;
  /**
     * Real name of the owner. Absent in older servers.
     * @nullable
     */
  realName?: string | null;
  /** When it was made. */
  createTime: DateTimeText;
  /** When it was last changed. */
  updateTime: DateTimeText | null;
  /**
     * Counts the changes of the row. Absent in older servers.
     * @nullable
     */
  version?: number | null;
};
