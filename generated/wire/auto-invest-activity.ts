/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { EarnProductStatus } from './earn-product-status.ts';

/**
 * A coin that plans buy again and again at the price of the moment.
 */
export type AutoInvestActivity = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  coinUnit: string;
  baseUnit: string;
  /**
     * JSON text. As proposed, a list of returns of a daily plan that began so many days ago: `days`, and `rate` as a share of what was spent. Servers send other things; what cannot be read is not shown.
     * @maxLength 2000
     * @nullable
     */
  rate?: string | null;
  fee: string;
  /** Least amount of a purchase, counted in `baseUnit`. */
  num: Decimal;
  /** Price of the moment, counted in `baseUnit`. Null or absent in some servers. */
  price?: Decimal | null;
  /** Tells whether plans can be created. */
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
