/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdPriceKind } from './ad-price-kind.ts';
import type { AdShelf } from './ad-shelf.ts';
import type { AdSide } from './ad-side.ts';
import type { Country } from './country.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';

/**
 * An advertisement with what its form needs.
 */
export type AdDetail = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /** Tells whether the owner buys or sells. */
  advertiseType: AdSide;
  /** Where it is. */
  status: AdShelf;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  coinId: number;
  /** Name of the coin. */
  coinName: string;
  /**
     * Chinese name of the coin.
     * @nullable
     */
  coinNameCn: string | null;
  coinUnit: string;
  /** Country whose currency is paid. */
  country: Country;
  /** Fixed price or market price plus premium. */
  priceType: AdPriceKind;
  /** Money for one coin, where it is fixed. */
  price: Decimal | null;
  /** Market price of one coin. */
  marketPrice: Decimal | null;
  /** Premium over the market price. */
  premiseRate: string | null;
  number: string;
  /** Least money of one trade, counted in the currency of `country`. */
  minLimit: Decimal;
  /** Most money of one trade, counted in the currency of `country`. */
  maxLimit: Decimal;
  /**
     * Time limit of a payment.
     * @minimum 0
     * @maximum 9999
     */
  timeLimit: number;
  /** Names of the payment types, joined by commas. */
  payMode: string;
  /** 1 when new trades are answered with `autoword`. */
  auto: Flag;
  /**
     * First message to each customer.
     * @nullable
     */
  autoword: string | null;
  /**
     * Remark for customers.
     * @nullable
     */
  remark: string | null;
};
