import type { Area } from '../area.ts'
import { merchantPersonas } from './personas.ts'
import {
  type MerchantCommand,
  type MerchantDue,
  type MerchantState,
  freshMerchants,
  merchantCommands,
  merchantDues,
  merchantFrozen,
} from './commands.ts'
import { merchantHandlers } from './handlers.ts'

/** Certified merchants and their deposits. */
export const merchantsArea: Area<MerchantState, MerchantCommand, MerchantDue> = {
  fresh: freshMerchants,
  commands: merchantCommands,
  dues: merchantDues,
  handlers: merchantHandlers,
  frozen: merchantFrozen,
  personas: merchantPersonas,
}
