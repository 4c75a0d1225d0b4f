import type { Area } from '../area.ts'
import {
  type RealNameState,
  type RealNameCommand,
  type RealNameDue,
  freshRealNames,
  realNameCommands,
  realNameDues,
} from './commands.ts'
import { realNameHandlers } from './handlers.ts'

/** Real-name verification and its review. */
export const realNamesArea: Area<RealNameState, RealNameCommand, RealNameDue> = {
  fresh: freshRealNames,
  commands: realNameCommands,
  dues: realNameDues,
  handlers: realNameHandlers,
}
