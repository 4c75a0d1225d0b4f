/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { OtcOrderNumber } from './otc-order-number.ts';
import type { OtcOrderSide } from './otc-order-side.ts';
import type { OtcOrderStatus } from './otc-order-status.ts';

/**
 * An order in a list, as the reader sees it. Money is counted in `currency`.
 */
export type OtcOrderRow = {
  /** Number of the order. */
  orderSn: OtcOrderNumber;
  /** What the reader does. */
  type: OtcOrderSide;
  /** Short name of the coin. */
  unit: CoinUnit;
  /** User name of the other member. */
  name: string;
  /** Number of the other member. */
  memberId: Id;
  /**
     * Portrait of the other member.
     * @nullable
     */
  avatar?: string | null;
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
  /** Where it stands. */
  status: OtcOrderStatus;
  /** When it was opened. */
  createTime: DateTimeText;
};
