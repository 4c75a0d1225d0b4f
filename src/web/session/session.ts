import { HOME_PATH } from '#src/web/paths/paths.ts'
import { type Member, memberEntry } from './member.ts'
import { currentPath, isOwnPath, returnToEntry } from './return-to.ts'
import { createStore, type Store } from '#src/core/store/store.ts'
import { onOtherTab } from './tabs.ts'
import { tokenEntry } from './token.ts'

export type Session = {
  /** `expired`: was logged in until the server said otherwise. The login flag is `status === 'member'`. */
  readonly status: 'visitor' | 'member' | 'expired'
  /** True once the check at start has been answered, or a log-in has happened since. */
  readonly checked: boolean
  readonly token: string | null
  /** Null while a member's record is not known (yet). */
  readonly member: Member | null
  /** Counts the persons who had this browser: what was cached under another number belongs to another one. */
  readonly generation: number
  /** Number of log-in prompts; the shell opens the log-in page when it grows. */
  readonly asks: number
}

/**
 * Snapshot of the session at the time a request is sent. Its answer may change the session only while this still holds.
 */
export type Ticket = Pick<Session, 'token' | 'generation' | 'asks'>

const store = createStore<Session>(restore())

export const sessionStore: Store<Session> = store

onOtherTab([tokenEntry.key, memberEntry.key], syncSession)

/** Takes the session for a request that leaves now. */
export function takeTicket(): Ticket {
  syncSession()
  const { token, generation, asks } = store.get()
  return { token, generation, asks }
}

/** True while the token is the one that the request was sent with. */
export function isCurrent(ticket: Ticket): boolean {
  syncSession()
  return store.get().token === ticket.token
}

/** True while the same person is logged in, perhaps under a newer token. */
export function isSamePerson(ticket: Ticket): boolean {
  syncSession()
  return store.get().generation === ticket.generation
}

/** Begins a member's session (SHELL-14). Without a token of its own the stored one stays. */
export function logIn({ token, member }: { token: string | null; member: Member | null }): void {
  syncSession()
  const before = store.get()
  const kept = token ?? before.token
  // The token last: other tabs wake up on it and find the member already there.
  memberEntry.write(member)
  tokenEntry.write(kept)
  const generation = before.generation + 1
  store.set({ ...before, status: 'member', checked: true, token: kept, member, generation })
}

/** The member's record has been read anew. */
export function setMember(member: Member): void {
  if (store.get().status !== 'member') return
  memberEntry.write(member)
  store.set({ ...store.get(), member })
}

/** A token in an answer's header replaces the one that the request was sent with, never a newer one. */
export function replaceToken(ticket: Ticket, token: string): void {
  if (token === '' || token === ticket.token || !isCurrent(ticket)) return
  tokenEntry.write(token)
  store.set({ ...store.get(), token })
}

/** The check at start said who is here (SESS-01); false clears the member. */
export function applyLoginCheck(ticket: Ticket, loggedIn: boolean): void {
  if (!isCurrent(ticket)) return
  if (!loggedIn) return end('visitor')
  store.set({ ...store.get(), status: 'member', checked: true })
}

/** The check at start got no answer: everything stays as it was stored. */
export function skipLoginCheck(): void {
  store.set({ ...store.get(), checked: true })
}

/** Clears token and member (SESS-02). Returns the session that ended, to take leave from the server with. */
export function logOut(): Ticket {
  const ticket = takeTicket()
  returnToEntry.write(null)
  end('visitor')
  return ticket
}

/**
 * The server says that nobody is logged in: clears the session and asks to log in (SESS-07), once however
 * many requests are refused at the same time. Ignored when somebody has logged in since the request left.
 */
export function expire(ticket: Ticket, returnTo: string = currentPath()): void {
  if (!isCurrent(ticket) || store.get().asks !== ticket.asks) return
  returnToEntry.write(isOwnPath(returnTo) ? returnTo : null)
  end(ticket.token === null && store.get().status === 'visitor' ? 'visitor' : 'expired')
  store.set({ ...store.get(), asks: ticket.asks + 1 })
}

/** Returns the path to go to after logging in, `/` when nothing was interrupted, and forgets it. */
export function takeReturnTo(): string {
  const path = returnToEntry.read() ?? HOME_PATH
  returnToEntry.write(null)
  return path
}

/** Remembers where to go after logging in: for guarded pages and acts of visitors (SHELL-15). */
export function rememberReturnTo(path: string = currentPath()): void {
  returnToEntry.write(isOwnPath(path) ? path : null)
}

/** Takes over what another tab has written. */
export function syncSession(): void {
  const now = store.get()
  const token = tokenEntry.read()
  if (token === now.token) return
  const next = restore()
  const isSame = token !== null && next.member?.id === now.member?.id
  if (isSame) store.set({ ...now, token, member: next.member })
  else store.set({ ...next, checked: true, generation: now.generation + 1, asks: now.asks })
}

function end(status: 'visitor' | 'expired'): void {
  const before = store.get()
  tokenEntry.write(null)
  memberEntry.write(null)
  const left = before.token !== null || before.status === 'member'
  const generation = before.generation + (left ? 1 : 0)
  store.set({ ...before, status, checked: true, token: null, member: null, generation })
}

/** A member counts only together with a token; what the server thinks of it the check at start will tell. */
function restore(): Session {
  const token = tokenEntry.read()
  const member = token === null ? null : memberEntry.read()
  const status = member === null ? 'visitor' : 'member'
  return { status, checked: false, token, member, generation: 0, asks: 0 }
}
