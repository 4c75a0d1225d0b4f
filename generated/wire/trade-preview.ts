/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdSide } from './ad-side.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';

/**
 * What a customer should know before trading. Money is counted in `currency`.
 */
export type TradePreview = {
  /** User name of the owner. */
  username: string;
  /**
     * Trades of the owner so far.
     * @minimum 0
     * @maximum 9999
     */
  transactions: number;
  /** 1 when the owner's e-mail address is bound. */
  emailVerified: Flag;
  /** 1 when the owner's phone number is bound. */
  phoneVerified: Flag;
  /** 1 when the owner's real name is verified. */
  idCardVerified: Flag;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  otcCoinId: number;
  unit: string;
  /** Money for one coin. */
  price: Decimal;
  number: string;
  maxTradableAmount: string;
  /** Least money of one trade. */
  minLimit: Decimal;
  /** Most money of one trade. */
  maxLimit: Decimal;
  /** Names of the payment types, joined by commas. */
  payMode: string;
  /**
     * Time limit of a payment.
     * @minimum 0
     * @maximum 9999
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
