import type { Area } from '../area.ts'
import { transferPersonas } from './personas.ts'
import { transferHandlers } from './handlers.ts'
import { transferLimits } from './limits.ts'

/** Transfers between the accounts of a member; the wallets hold their state. */
export const transfersArea: Area = {
  handlers: transferHandlers,
  limits: transferLimits,
  personas: transferPersonas,
}
