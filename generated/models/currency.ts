/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';

/**
 * A currency that values can be shown in.
 */
export type Currency = {
  /** Number of the row. */
  id: Id;
  /** Currency code, such as USD. */
  fullName: CurrencyCode;
  /**
     * Sign, such as $.
     * @minLength 1
     * @maxLength 8
     */
  symbol: string;
  /** Units of the currency for one US dollar. 1 for USD. */
  rate: Decimal;
  /**
     * Address of a picture of the sign or flag.
     * @nullable
     */
  imageUrl: string | null;
  /** Place in lists, small first. */
  sort: number;
  /** 1 while the currency is offered. */
  status: Flag;
  /** When the rate was last set. */
  updateTime: DateTimeText;
};
