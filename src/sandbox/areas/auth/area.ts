import type { Area } from '../area.ts'
import { type AuthState, freshAuth } from './auth-state.ts'
import { type CodeCommand, type CodeDue, codeCommands, codeDues } from './codes.ts'
import { logInHandlers } from './log-in.ts'
import { registerHandlers } from './register.ts'
import { resetPasswordHandlers } from './reset-password.ts'
import { sendCodeHandlers } from './send-codes.ts'
import { type SessionCommand, type SessionDue, sessionCommands, sessionDues } from './sessions.ts'
import { sliderPuzzleHandlers } from './slider-puzzle.ts'
import { codeSoak } from './soak.ts'

/** Registration, log-in, sessions, and the codes that are sent for them. */
export const authArea: Area<AuthState, SessionCommand | CodeCommand, SessionDue | CodeDue> = {
  fresh: freshAuth,
  commands: { ...sessionCommands, ...codeCommands },
  dues: { ...sessionDues, ...codeDues },
  handlers: {
    ...logInHandlers,
    ...registerHandlers,
    ...sendCodeHandlers,
    ...resetPasswordHandlers,
    ...sliderPuzzleHandlers,
  },
  soak: codeSoak,
}
