/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';

/**
 * One output of mining machines.
 */
export type MiningOrderDetail = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /** Id of the member. Null or absent in some servers. */
  memberId?: number | null;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  miningOrderId: number;
  miningUnit: string;
  /** Output, counted in `miningUnit`. */
  output: Decimal;
  /** When it came. */
  createTime: DateTimeText;
};
