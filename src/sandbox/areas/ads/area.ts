import type { Area } from '../area.ts'
import { adPersonas } from './personas.ts'
import { adLimits } from './limits.ts'
import { type AdCommand, type AdState, adCommands, adFrozen, freshAds } from './commands.ts'
import { adHandlers } from './handlers.ts'
import { adOfferHandlers } from './offer-handlers.ts'
import { adSoak } from './soak.ts'

/** Ads of the C2C market. */
export const adsArea: Area<AdState, AdCommand> = {
  fresh: freshAds,
  commands: adCommands,
  handlers: { ...adHandlers, ...adOfferHandlers },
  limits: adLimits,
  frozen: adFrozen,
  personas: adPersonas,
  soak: adSoak,
}
