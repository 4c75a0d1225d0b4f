import type { Area } from '../area.ts'
import { securityPersonas } from './personas.ts'
import { authenticatorHandlers } from './authenticator.ts'
import { type SecurityCommand, securityCommands } from './commands.ts'
import { securityHandlers } from './handlers.ts'
import { securityCodeHandlers } from './security-codes.ts'

/** Passwords, phone, e-mail and authenticator of a member. */
export const securityArea: Area<object, SecurityCommand> = {
  commands: securityCommands,
  handlers: { ...securityHandlers, ...securityCodeHandlers, ...authenticatorHandlers },
  personas: securityPersonas,
}
