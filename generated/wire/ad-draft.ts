/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdFixedPricePremium } from './ad-fixed-price-premium.ts';
import type { AdPriceKind } from './ad-price-kind.ts';
import type { AdSaleLimits } from './ad-sale-limits.ts';
import type { AdSide } from './ad-side.ts';
import type { CountryKey } from './country-key.ts';
import type { CurrentPassword } from './current-password.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';

/**
 * What a member writes into an advertisement. Money is counted in the currency of `country`. Known at run time: `ctx.balance` is how much of the coin can be used; `ctx.minSell` and `ctx.minBuy` are the least of the coin, each for ads of its side only.
 */
export type AdDraft = AdSaleLimits & AdFixedPricePremium & {
  /** Tells whether the owner buys or sells. */
  advertiseType: AdSide;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  coinId: number;
  /** Country whose currency is paid. */
  country: CountryKey;
  /** Fixed price or market price plus premium. */
  priceType: AdPriceKind;
  /** Money for one coin. With a premium, the price that it makes now. */
  price: Decimal;
  premiseRate?: string;
  number: string;
  /** Least money of one trade, at least 100. */
  minLimit: Decimal;
  /** Most money of one trade, a whole number, worth at most 100 coins; for a sale not more than all of it. */
  maxLimit: Decimal;
  /**
     * Time limit of a payment.
     * @minimum 1
     * @maximum 1440
     */
  timeLimit: number;
  /**
     * Names of the payment types that are accepted. At least one.
     * @minItems 1
     * @maxItems 8
     * @items.minLength 1
     */
  'pay[]': string[];
  /** 1 to answer new trades with `autoword`. */
  auto?: Flag;
  /**
     * First message to each customer.
     * @maxLength 500
     */
  autoword?: string;
  /**
     * Remark for customers.
     * @maxLength 500
     */
  remark?: string;
  /** Fund password. */
  jyPassword: CurrentPassword;
};
