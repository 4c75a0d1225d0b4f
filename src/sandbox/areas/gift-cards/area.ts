import type { Area } from '../area.ts'
import {
  type GiftCardCommand,
  type GiftCardDue,
  type GiftCardState,
  freshGiftCards,
  giftCardCommands,
  giftCardDues,
  giftCardFrozen,
} from './commands.ts'
import { giftCardHandlers } from './handlers.ts'

/** Gift cards. */
export const giftCardsArea: Area<GiftCardState, GiftCardCommand, GiftCardDue> = {
  fresh: freshGiftCards,
  commands: giftCardCommands,
  dues: giftCardDues,
  handlers: giftCardHandlers,
  frozen: giftCardFrozen,
}
