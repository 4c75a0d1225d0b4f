import { schedule } from '../../kernel/due.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Member } from '../members/members.ts'
import { keyOf, type State } from '../state.ts'

export type Session = { readonly member: number; expires: number }
/** Log-ins tried for one account since `since`. */
export type Attempts = { readonly since: number; count: number }

export type SessionCommand =
  | { readonly type: 'session.attempt'; readonly account: string }
  | {
      readonly type: 'session.open'
      readonly account: string
      readonly member: number
      readonly passwordVersion: number
      /** Digest of the new token. */
      readonly digest: string
      /** Step of the authenticator code that was given. */
      readonly step: number | null
    }
  | { readonly type: 'session.slide'; readonly digest: string }
  | { readonly type: 'session.close'; readonly digest: string }

export type SessionDue =
  | { readonly type: 'session.expire'; readonly digest: string }
  | { readonly type: 'attempts.expire'; readonly key: string }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A session ends this long after it was last used. */
export const SESSION_LIFE = 7 * 24 * HOUR
/** It is prolonged at most this often, so that reading does not fill the journal. */
const SLIDE_AFTER = HOUR
export const MOST_ATTEMPTS = 10
export const ATTEMPTS_WINDOW = 10 * MINUTE

/** Returns the member of a session; undefined once it has ended. */
export function sessionMember(state: State, digest: string, time: number): Member | undefined {
  const session = Object.hasOwn(state.sessions, digest) ? state.sessions[digest] : undefined
  if (session === undefined || time >= session.expires) return undefined
  const member = state.members[session.member]
  return member?.disabled === true ? undefined : member
}

/** Returns true when using the session now should prolong it. */
export function shouldProlong(state: State, digest: string, time: number): boolean {
  const session = state.sessions[digest]
  return session !== undefined && session.expires - time < SESSION_LIFE - SLIDE_AFTER
}

export const sessionCommands = {
  /** Counted before the password is looked at, so that guessing at the same time does not help. */
  'session.attempt'(
    state: State,
    { account }: Extract<SessionCommand, { type: 'session.attempt' }>,
    { time, refuse }: Context<'too-many-attempts'>,
  ) {
    const key = keyOf(account)
    const before = state.attempts[key]
    if (before === undefined) {
      state.attempts[key] = { since: time, count: 1 }
      schedule(state.due, time + ATTEMPTS_WINDOW, { type: 'attempts.expire', key })
    } else if (before.count < MOST_ATTEMPTS) before.count += 1
    else refuse('too-many-attempts')
  },
  'session.open'(
    state: State,
    command: Extract<SessionCommand, { type: 'session.open' }>,
    context: Context<'user-password-error' | 'account-activation-disabled' | 'google-code-needed'>,
  ) {
    const { time } = context
    const { account, digest, passwordVersion, step } = command
    const member = state.members[command.member]
    if (member === undefined || member.passwordVersion !== passwordVersion)
      return context.refuse('user-password-error')
    if (member.disabled) context.refuse('account-activation-disabled')
    if (member.totp !== null) {
      if (step === null || step <= member.totp.used) return context.refuse('google-code-needed')
      member.totp.used = step
    }
    if (member.session !== null) delete state.sessions[member.session]
    member.session = digest
    member.loginCount += 1
    state.sessions[digest] = { member: member.id, expires: time + SESSION_LIFE }
    schedule(state.due, time + SESSION_LIFE, { type: 'session.expire', digest })
    delete state.attempts[keyOf(account)]
    return undefined
  },
  'session.slide'(
    state: State,
    { digest }: Extract<SessionCommand, { type: 'session.slide' }>,
    { time }: Context,
  ) {
    const session = state.sessions[digest]
    if (session !== undefined) session.expires = time + SESSION_LIFE
  },
  'session.close'(state: State, { digest }: Extract<SessionCommand, { type: 'session.close' }>) {
    const session = state.sessions[digest]
    const member = session && state.members[session.member]
    if (member?.session === digest) member.session = null
    delete state.sessions[digest]
  },
}

export const sessionDues = {
  'session.expire'(
    state: State,
    { digest }: Extract<SessionDue, { type: 'session.expire' }>,
    { time }: Context,
  ) {
    const session = state.sessions[digest]
    if (session === undefined) return
    if (time < session.expires) {
      schedule(state.due, session.expires, { type: 'session.expire', digest })
      return
    }
    const member = state.members[session.member]
    if (member?.session === digest) member.session = null
    delete state.sessions[digest]
  },
  'attempts.expire'(
    state: State,
    { key }: Extract<SessionDue, { type: 'attempts.expire' }>,
    { time }: Context,
  ) {
    const attempts = state.attempts[key]
    if (attempts !== undefined && time >= attempts.since + ATTEMPTS_WINDOW) delete state.attempts[key]
  },
}
