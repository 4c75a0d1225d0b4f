import { checkLoginOperation } from '#generated/operations/session.ts'
import { isCurrent, type Ticket } from '#src/web/session/session.ts'
import { ApiError } from './api-error.ts'
import { send } from './send.ts'

const asked = new Map<string | null, Promise<boolean>>()

/**
 * Whether the server says that this token does not count (any more). Requests in doubt at the same time
 * share one question. A token that has been replaced does not count; no answer is no reason to end a session.
 */
export function isLoggedOut(ticket: Ticket): Promise<boolean> {
  if (!isCurrent(ticket)) return Promise.resolve(true)
  const known = asked.get(ticket.token)
  if (known !== undefined) return known
  const answer = askServer(ticket, true)
    .then((loggedIn) => loggedIn === false)
    .finally(() => asked.delete(ticket.token))
  asked.set(ticket.token, answer)
  return answer
}

/** What the server says: logged in, not, or nothing (null). */
export async function askServer(ticket: Ticket, quiet: boolean): Promise<boolean | null> {
  try {
    const body = await send(checkLoginOperation, { url: checkLoginOperation.path }, ticket, { quiet })
    return (body as { data: unknown }).data === true
  } catch (error) {
    return error instanceof ApiError && error.kind === 'logged-out' ? false : null
  }
}
