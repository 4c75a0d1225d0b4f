import type { Area } from '../area.ts'
import { otcFrozen } from './booking.ts'
import { type OtcCommand, otcCommands, otcUpgrades } from './commands.ts'
import { otcHandlers } from './handlers.ts'
import { otcLimits } from './limits.ts'
import { freshOtc, type OtcState } from './otc-state.ts'
import { otcPersonas } from './personas.ts'
import { otcSoak } from './soak.ts'
import { type OtcDue, otcDues } from './steps.ts'
import { otcPushes, otcTakers, otcTopics } from './topics.ts'
import { type AdVisitCommand, adVisitCommands, type AdVisitDue, adVisitDues } from './visits.ts'

/** Orders between members on ads, their chats, and the computed members who take part. */
export const otcArea: Area<OtcState, OtcCommand | AdVisitCommand, OtcDue | AdVisitDue> = {
  fresh: freshOtc,
  commands: { ...otcCommands, ...adVisitCommands },
  dues: { ...otcDues, ...adVisitDues },
  handlers: otcHandlers,
  limits: otcLimits,
  topics: otcTopics,
  takers: otcTakers,
  pushes: otcPushes,
  frozen: otcFrozen,
  personas: otcPersonas,
  upgrades: otcUpgrades,
  soak: otcSoak,
}
