/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { GiftCard } from './gift-card.ts';
import type { Success } from './success.ts';

/**
 * Answer of claimFreeGiftCard.
 */
export type FreeGiftCardResponse = Success & {
  /** The card. */
  data: GiftCard;
};
