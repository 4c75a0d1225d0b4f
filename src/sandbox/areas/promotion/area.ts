import type { Area } from '../area.ts'
import { promotionPersonas } from './personas.ts'
import {
  type PromotionCountState,
  type PromotionCountDue,
  freshPromotionCount,
  promotionCountDues,
} from './count.ts'
import { promotionHandlers } from './handlers.ts'
import { type RebateState, freshRebates } from './rebates.ts'
import { type PromotionSeedCommand, promotionSeedCommands } from './seeds.ts'

/** The referral programme: friends, rebates and rankings. */
export const promotionArea: Area<PromotionCountState & RebateState, PromotionSeedCommand, PromotionCountDue> =
  {
    fresh: () => ({ ...freshPromotionCount(), ...freshRebates() }),
    commands: promotionSeedCommands,
    dues: promotionCountDues,
    handlers: promotionHandlers,
    personas: promotionPersonas,
  }
