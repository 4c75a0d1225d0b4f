import type { Area } from '../area.ts'
import {
  type GiftCardState,
  type GiftCardCommand,
  type GiftCardDue,
  freshGiftCards,
  giftCardCommands,
  giftCardDues,
} from './commands.ts'
import { giftCardHandlers } from './handlers.ts'

/** Gift cards. */
export const giftCardsArea: Area<GiftCardState, GiftCardCommand, GiftCardDue> = {
  fresh: freshGiftCards,
  commands: giftCardCommands,
  dues: giftCardDues,
  handlers: giftCardHandlers,
}
