/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AutoInvestOrderFailReason } from './auto-invest-order-fail-reason.ts';
import type { AutoInvestOrderStatus } from './auto-invest-order-status.ts';
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';

/**
 * A purchase of a plan, bought or failed.
 */
export type AutoInvestOrder = {
  /** Number of the purchase. */
  id: Id;
  /** Which plan. */
  planId: Id;
  /** Id of the member. */
  memberId: Id;
  /** Coin that was bought. */
  coinUnit: CoinUnit;
  /** Coin that paid. */
  baseUnit: CoinUnit;
  /** Amount of `coinUnit` that was bought, before the fee. 0 or null where it failed. */
  num: Decimal | null;
  /** Amount that was spent, or would have been, counted in `baseUnit`. */
  baseNum: Decimal;
  /** Fee, counted in `coinUnit`. 0 or null where there is none. */
  fee: Decimal | null;
  /** Result. */
  status: AutoInvestOrderStatus;
  /**
     * Reason of a failure: the spot account did not hold the amount, the wallet of one of the two coins is locked, the member may not invest. Null where it was bought, absent in some servers.
     * @nullable
     */
  failReason?: AutoInvestOrderFailReason;
  /** When it was due. */
  investTime: DateTimeText;
  /** When it was recorded. Null or absent in some servers. */
  createTime?: DateTimeText | null;
  /** When it last changed. Null or absent in some servers. */
  updateTime?: DateTimeText | null;
};
