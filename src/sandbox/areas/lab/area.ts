import type { Area } from '../area.ts'
import { distributeDues } from './distribute.ts'
import { labFaults } from './faults.ts'
import { labFrozen } from './frozen.ts'
import { labHandlers } from './handlers.ts'
import { type JoinCommand, joinCommands } from './join.ts'
import { freshLab, type LabDue, type LabState } from './lab-state.ts'
import { labLimits } from './limits.ts'
import { type OperateCommand, operateCommands } from './operate.ts'
import { payoutDues } from './payouts.ts'
import { labPersonas } from './personas.ts'
import { shareDues } from './share-sale.ts'
import { labSoak } from './soak.ts'

/** Activities of the lab in seasons, participations, mining machines and locks. */
export const labArea: Area<LabState, JoinCommand | OperateCommand, LabDue> = {
  fresh: freshLab,
  commands: { ...joinCommands, ...operateCommands },
  dues: { ...distributeDues, ...payoutDues, ...shareDues },
  handlers: labHandlers,
  limits: labLimits,
  frozen: labFrozen,
  faults: labFaults,
  personas: labPersonas,
  soak: labSoak,
}
