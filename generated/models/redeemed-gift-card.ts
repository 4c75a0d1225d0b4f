/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';

/**
 * A card that the member has redeemed.
 */
export type RedeemedGiftCard = {
  /** Number of the card. */
  id: Id;
  /** Name of the card. */
  cardName: string;
  /** Coin. */
  coinId: CoinUnit;
  /** Received amount. */
  amount: Decimal;
  /** When it was redeemed. */
  redeemTime: DateTimeText;
  /** When the amount leaves the frozen balance. */
  releaseTime: DateTimeText;
  /** 1 once the amount can be used. */
  isReleased: Flag;
};
