/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdOffer } from './ad-offer.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Flag } from './flag.ts';

/**
 * A member who advertises, and the advertisements.
 */
export type AdsOfMember = {
  /**
     * Advertisements that buy. Empty when there are none on the shelf.
     * @minItems 1
     * @maxItems 8
     */
  buy: AdOffer[];
  /**
     * Advertisements that sell. Empty when there are none on the shelf.
     * @minItems 1
     * @maxItems 8
     */
  sell: AdOffer[];
  /** User name. */
  username: string;
  /**
     * Portrait.
     * @nullable
     */
  avatar: string | null;
  /** 1 when the real name is verified. */
  realVerified: Flag;
  /** 1 when an e-mail address is bound. */
  emailVerified: Flag;
  /** 1 when a phone number is bound. */
  phoneVerified: Flag;
  /**
     * Trades so far.
     * @minimum 0
     * @maximum 9999
     */
  transactions: number;
  /** When the member registered. */
  createTime: DateTimeText;
};
