/**
 * The calls that begin, check and end a session.
 *
 *   beginSession(info)       after a successful log-in (`data` of the answer)
 *   checkLoginAtStart()      once, before or beside the first screen (SESS-01)
 *   logOut(go)               from the menu (SESS-02)
 */
import { logOutOperation } from '#generated/operations/session.ts'
import { HOME_PATH } from '#src/web/paths/paths.ts'
import { clearDrafts } from '#src/web/session/draft-clearing.ts'
import { memberOf } from '#src/web/session/member.ts'
import * as session from '#src/web/session/session.ts'
import { requestLoginState } from './log-in-check.ts'
import { notify } from './notices.ts'
import { send } from './send.ts'

/** Remembers the member and the token (when it came as a header, the client has put it into the answer). */
export function beginSession(info: { readonly token: string | null }): void {
  session.logIn({ token: info.token, member: memberOf(info) })
}

/**
 * Asks the server whether the stored token counts, and sets the flag; "no" clears the member, no answer
 * leaves everything as it is. Never throws. Ignored when somebody has logged in meanwhile.
 */
export async function checkLoginAtStart(): Promise<void> {
  const ticket = session.takeTicket()
  const isLoggedIn = await requestLoginState(ticket, false)
  if (isLoggedIn === null) return session.skipLoginCheck()
  session.applyLoginCheck(ticket, isLoggedIn)
  if (isLoggedIn && session.sessionStore.get().member === null) await readMember()
}

/** For a token whose member is not known here: storage was cleared in part, or the record is of an older release. */
async function readMember(): Promise<void> {
  const ticket = session.takeTicket()
  // Its description may not come either: not every visit has to load it.
  const body = await import('#generated/operations/member.ts')
    .then(({ getMyInfoOperation: asked }) => send(asked, { url: asked.path }, ticket, { quiet: true }))
    .catch(() => null)
  const member = memberOf((body as { data?: unknown } | null)?.data)
  if (member !== null && session.isSamePerson(ticket)) session.setMember(member)
}

/**
 * Ends the session here and now, says so (MSG-26) and goes to `/`; then takes leave from the server, whose
 * answer changes nothing: a server that cannot be reached keeps nobody logged in on this screen.
 */
export async function logOut(go: (path: string) => void): Promise<void> {
  clearDrafts()
  const ticket = session.logOut()
  notify({ tone: 'success', message: 'session.log-out-success', values: {} })
  // At once: the page that is being left is not the one in the address any more, and does not ask to be come back to.
  go(HOME_PATH)
  await send(logOutOperation, { url: logOutOperation.path }, ticket, { quiet: true }).catch(() => {})
}
