/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdPriceKind } from './ad-price-kind.ts';
import type { AdShelf } from './ad-shelf.ts';
import type { AdSide } from './ad-side.ts';
import type { CoinUnit } from './coin-unit.ts';
import type { Country } from './country.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';

/**
 * An advertisement with what its form needs.
 */
export type AdDetail = {
  /** Number of the advertisement. */
  id: Id;
  /** Tells whether the owner buys or sells. */
  advertiseType: AdSide;
  /** Where it is. */
  status: AdShelf;
  /** Number of the coin. */
  coinId: Id;
  /** Name of the coin. */
  coinName: string;
  /**
     * Chinese name of the coin.
     * @nullable
     */
  coinNameCn: string | null;
  /** Short name of the coin. */
  coinUnit: CoinUnit;
  /** Country whose currency is paid. */
  country: Country;
  /** Fixed price or market price plus premium. */
  priceType: AdPriceKind;
  /** Money for one coin, where it is fixed. */
  price: Decimal | null;
  /** Market price of one coin. */
  marketPrice: Decimal | null;
  /** Premium over the market price. */
  premiseRate: Decimal | null;
  /** How much was planned. */
  number: Decimal;
  /** Least money of one trade, counted in the currency of `country`. */
  minLimit: Decimal;
  /** Most money of one trade, counted in the currency of `country`. */
  maxLimit: Decimal;
  /**
     * Time limit of a payment.
     * @minimum 0
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
