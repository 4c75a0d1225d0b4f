/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { OtcOrderEnd } from './otc-order-end.ts';
import type { OtcOrderNumber } from './otc-order-number.ts';
import type { OtcOrderSide } from './otc-order-side.ts';
import type { OtcOrderStatus } from './otc-order-status.ts';
import type { OtcPayInfo } from './otc-pay-info.ts';
import type { PaymentMethod } from './payment-method.ts';

/**
 * An order as the reader sees it. Money is counted in `currency`.
 */
export type OtcOrderDetail = {
  /** Number of the order. */
  orderSn: OtcOrderNumber;
  /** What the reader does. */
  type: OtcOrderSide;
  /** Short name of the coin. */
  unit: CoinUnit;
  /** Where it stands. */
  status: OtcOrderStatus;
  /** Money for one coin. */
  price: Decimal;
  /** How much of the coin changes hands. */
  amount: Decimal;
  /** What is paid outside of the exchange. */
  money: Decimal;
  /** Fee that the reader pays. Null or absent in older servers. */
  commission?: Decimal | null;
  /**
     * Currency code. Null or absent in older servers.
     * @nullable
     */
  currency?: string | null;
  /**
     * Time in which the buyer has to pay, from `createTime` on.
     * @minimum 0
     */
  timeLimit: number;
  /** When it was opened. */
  createTime: DateTimeText;
  /** When the buyer said to have paid. Null before. */
  payTime: DateTimeText | null;
  /** Proposed; when somebody appealed. Null where nobody did. */
  appealTime?: DateTimeText | null;
  /** Proposed; when the coins were released. Null before. */
  releaseTime?: DateTimeText | null;
  /** Proposed; when it was cancelled. Null where it was not. */
  cancelTime?: DateTimeText | null;
  /** Proposed; what cancelled it. Null where it was not. */
  cancelledBy?: OtcOrderEnd | null;
  /** Proposed; number of the advertisement. Null where it is deleted. */
  advertiseId?: Id | null;
  /** Number of the reader. */
  myId: Id;
  /** Number of the other member. */
  hisId: Id;
  /** User name of the other member. */
  otherSide: string;
  /**
     * Phone number of the other member. Null or absent where a server does not tell it.
     * @nullable
     */
  memberMobile?: string | null;
  /** How the seller is paid, in older servers. Null or absent elsewhere. */
  payInfo?: OtcPayInfo | null;
  /**
     * Payment methods of the seller that the advertisement takes, while the order is open; empty afterwards. Null or absent in older servers.
     * @minItems 0
     * @maxItems 100
     * @nullable
     */
  payInfos?: PaymentMethod[] | null;
};
