import { checkLoginOperation } from '#generated/operations/session.ts'
import { isCurrent, type Ticket } from '#src/web/session/session.ts'
import { ApiError } from './api-error.ts'
import { send } from './send.ts'

const asked = new Map<string | null, Promise<boolean>>()

/**
 * Asks the server if this token is no longer valid. Concurrent calls for one token share one request. A token that has
 * been replaced counts as logged out; a request without an answer does not, since it is no reason to end a session.
 */
export function isLoggedOut(ticket: Ticket): Promise<boolean> {
  if (!isCurrent(ticket)) return Promise.resolve(true)
  const known = asked.get(ticket.token)
  if (known !== undefined) return known
  const answer = requestLoginState(ticket, true)
    .then((loggedIn) => loggedIn === false)
    .finally(() => asked.delete(ticket.token))
  asked.set(ticket.token, answer)
  return answer
}

/** Returns the server's answer: true for logged in, false for logged out, null without an answer. */
export async function requestLoginState(ticket: Ticket, quiet: boolean): Promise<boolean | null> {
  try {
    const body = await send(checkLoginOperation, { url: checkLoginOperation.path }, ticket, { quiet })
    return (body as { data: unknown }).data === true
  } catch (error) {
    return error instanceof ApiError && error.kind === 'logged-out' ? false : null
  }
}
