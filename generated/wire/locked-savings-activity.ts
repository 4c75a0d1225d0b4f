/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { EarnProductStatus } from './earn-product-status.ts';
import type { SavingsPeriodUnit } from './savings-period-unit.ts';

/**
 * A product that pays fixed interest at the end of a term. Amounts are counted in `coinUnit`.
 */
export type LockedSavingsActivity = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * Name, of coin and days. Null or empty in some servers.
     * @maxLength 100
     * @nullable
     */
  name?: string | null;
  coinUnit: string;
  rate: string;
  /**
     * Term.
     * @minimum 1
     * @maximum 9999
     */
  duration: number;
  /** Unit to show the term in; dates and interest follow from `duration` alone. Null or absent for days. */
  periodUnit?: SavingsPeriodUnit | null;
  /** Least amount of an order. */
  num: Decimal;
  /**
     * Coins that it can be paid with. Null or absent where that is `coinUnit` alone.
     * @minItems 1
     * @maxItems 8
     * @nullable
     */
  acceptUnits?: string[] | null;
  /** Tells whether it can be bought. */
  status: EarnProductStatus;
  /**
     * Place among the products, lowest first. Null or absent in some servers.
     * @nullable
     */
  sort?: number | null;
  /** When it was first offered. Null or absent in some servers. */
  createTime?: DateTimeText | null;
  /** When it last changed. Null or absent before the first change. */
  updateTime?: DateTimeText | null;
};
