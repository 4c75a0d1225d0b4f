/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';

/**
 * Balance of one coin in finance products.
 */
export type FinanceAsset = {
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
  coinSymbol: string;
  num: string;
  earnNum: string;
  /** When the first product was bought. */
  createTime: DateTimeText | null;
  /** When it last changed. Null before the first change. */
  updateTime: DateTimeText | null;
};
