/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdSide } from './ad-side.ts';
import type { CoinUnit } from './coin-unit.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';

/**
 * What a customer should know before trading. Money is counted in `currency`.
 */
export type TradePreview = {
  /** User name of the owner. */
  username: string;
  /**
     * Trades of the owner so far.
     * @minimum 0
     */
  transactions: number;
  /** 1 when the owner's e-mail address is bound. */
  emailVerified: Flag;
  /** 1 when the owner's phone number is bound. */
  phoneVerified: Flag;
  /** 1 when the owner's real name is verified. */
  idCardVerified: Flag;
  /** Number of the coin. */
  otcCoinId: Id;
  /** Short name of the coin. */
  unit: CoinUnit;
  /** Money for one coin. */
  price: Decimal;
  /** How much is left. */
  number: Decimal;
  /** How much this customer can trade. */
  maxTradableAmount: Decimal;
  /** Least money of one trade. */
  minLimit: Decimal;
  /** Most money of one trade. */
  maxLimit: Decimal;
  /** Names of the payment types, joined by commas. */
  payMode: string;
  /**
     * Time limit of a payment.
     * @minimum 0
     */
  timeLimit: number;
  /**
     * Key of the country.
     * @nullable
     */
  country: string | null;
  /** Currency code. */
  currency: string;
  /** What the owner does. */
  advertiseType: AdSide;
  /**
     * Remark for customers.
     * @nullable
     */
  remark: string | null;
};
