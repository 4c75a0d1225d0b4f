/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { RedeemedGiftCard } from './redeemed-gift-card.ts';
import type { Success } from './success.ts';

/**
 * Answer of listRedeemedGiftCards.
 */
export type RedeemedGiftCardsResponse = Success & {
  /**
     * The cards, newest first. Empty until one is redeemed.
     * @minItems 1
     * @maxItems 8
     */
  data: RedeemedGiftCard[];
};
