/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';

/**
 * Balance of one coin in finance products.
 */
export type FinanceAsset = {
  /** Number of the row. */
  id: Id;
  /** Owner. */
  memberId: Id;
  /** Coin. */
  coinSymbol: CoinUnit;
  /** Amount in products. */
  num: Decimal;
  /** Interest so far. */
  earnNum: Decimal;
  /** When the first product was bought. */
  createTime: DateTimeText | null;
  /** When it last changed. Null before the first change. */
  updateTime: DateTimeText | null;
};
