/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';

/**
 * One output of mining machines.
 */
export type MiningOrderDetail = {
  /** Number of the output. */
  id: Id;
  /** Id of the member. Null or absent in some servers. */
  memberId?: Id | null;
  /** Which machines. */
  miningOrderId: Id;
  /** Coin that was mined. */
  miningUnit: CoinUnit;
  /** Output, counted in `miningUnit`. */
  output: Decimal;
  /** When it came. */
  createTime: DateTimeText;
};
