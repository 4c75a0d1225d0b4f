/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { GiftCard } from './gift-card.ts';
import type { Success } from './success.ts';

/**
 * Answer of listMyGiftCards.
 */
export type MyGiftCardsResponse = Success & {
  /**
     * The cards. Empty until one is claimed.
     * @minItems 1
     * @maxItems 8
     */
  data: GiftCard[];
};
