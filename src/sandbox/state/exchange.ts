import { createMachine, type Machine, type Reducers } from '../kernel/machine.ts'
import { type CodeCommand, codeCommands, codeDues } from './codes.ts'
import { type MemberCommand, memberCommands } from './members.ts'
import { type PaymentCommand, paymentCommands } from './payments.ts'
import { type PhotoCommand, photoCommands } from './photos.ts'
import { type RealNameCommand, realNameCommands, realNameDues } from './real-names.ts'
import { type SecurityCommand, securityCommands } from './security.ts'
import { type SeedCommand, seedCommands } from './seeds.ts'
import { type SessionCommand, sessionCommands, sessionDues } from './sessions.ts'
import type { Due, State } from './state.ts'

/** Everything that can be done to the state; each area adds its own. */
export type Command =
  | CodeCommand
  | MemberCommand
  | PaymentCommand
  | PhotoCommand
  | RealNameCommand
  | SecurityCommand
  | SeedCommand
  | SessionCommand

const commands: Reducers<State, Command> = {
  ...codeCommands,
  ...memberCommands,
  ...paymentCommands,
  ...photoCommands,
  ...realNameCommands,
  ...securityCommands,
  ...seedCommands,
  ...sessionCommands,
}
const dues: Reducers<State, Due> = { ...codeDues, ...realNameDues, ...sessionDues }

export const exchangeOf = (state: State): Machine<State, Command> => createMachine(state, commands, dues)
