import type { Area } from '../area.ts'
import { convertPersonas } from './personas.ts'
import { convertLimits } from './limits.ts'
import {
  type ConversionState,
  type ConversionCommand,
  freshConversions,
  conversionCommands,
} from './commands.ts'
import { convertHandlers } from './handlers.ts'
import { convertSoak } from './soak.ts'

/** Conversions of one coin into another. */
export const convertArea: Area<ConversionState, ConversionCommand> = {
  fresh: freshConversions,
  commands: conversionCommands,
  handlers: convertHandlers,
  limits: convertLimits,
  soak: convertSoak,
  personas: convertPersonas,
}
