import type { Area } from '../area.ts'
import { paymentPersonas } from './personas.ts'
import { type PaymentState, type PaymentCommand, freshPayments, paymentCommands } from './commands.ts'
import { paymentHandlers } from './handlers.ts'

/** Payment methods of members. */
export const paymentsArea: Area<PaymentState, PaymentCommand> = {
  fresh: freshPayments,
  commands: paymentCommands,
  handlers: paymentHandlers,
  personas: paymentPersonas,
}
