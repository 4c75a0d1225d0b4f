/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdSide } from './ad-side.ts';
import type { CountryKey } from './country-key.ts';
import type { CurrencyCode } from './currency-code.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Which advertisements are wanted.
 */
export type ListAdsRequest = {
  /** Number of the coin in the list of tradable coins. */
  id: Id;
  /** Side of the ads: the owners buy or sell. */
  advertiseType: AdSide;
  /** Country. Which one is meant when left out differs between servers. */
  country?: CountryKey;
  /** Proposed; only ads in this currency. */
  currency?: CurrencyCode;
  /** Proposed; only ads whose limits take a trade of so much money, counted in the currency of each ad. */
  money?: Decimal;
  /**
     * Proposed; names of payment types, joined by commas. Only ads that take at least one of them.
     * @minLength 1
     * @maxLength 500
     */
  payMode?: string;
  /** 1 for certified merchants only. */
  isCertified?: Flag;
  /** Which page. The first when left out. */
  pageNo?: PageNumber;
  /** Rows of the page. 10 when left out. */
  pageSize?: PageSize;
};
