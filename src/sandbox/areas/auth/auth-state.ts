import type { Codes } from './codes.ts'
import type { InboxMessage } from './inbox.ts'
import type { Attempts, Session } from './sessions.ts'

export type AuthState = {
  /** By digest of the token. */
  sessions: Record<string, Session>
  attempts: Record<string, Attempts>
  codes: Codes
  inbox: InboxMessage[]
}

export const freshAuth = (): AuthState => ({ sessions: {}, attempts: {}, codes: {}, inbox: [] })
