/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Flag } from './flag.ts';

/**
 * A card that the member has redeemed.
 */
export type RedeemedGiftCard = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /** Name of the card. */
  cardName: string;
  coinId: string;
  amount: string;
  /** When it was redeemed. */
  redeemTime: DateTimeText;
  /** When the amount leaves the frozen balance. */
  releaseTime: DateTimeText;
  /** 1 once the amount can be used. */
  isReleased: Flag;
};
