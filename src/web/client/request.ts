import { checkLoginOperation } from '#generated/operations/session.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { expire, isCurrent, isSamePerson, takeTicket, type Ticket } from '#src/web/session/session.ts'
import { ApiError } from './api-error.ts'
import { malformed } from './envelope.ts'
import { isLoggedOut } from './log-in-check.ts'
import type { RequestConfig } from './outgoing.ts'
import { rememberRead } from './reads.ts'
import { type RequestOptions, send } from './send.ts'
import { markStale } from './stale-reads.ts'
import { doubtfulCode } from '#generated/operations/session-codes.ts'

/**
 * Makes the function that the generated hooks call for one operation. It gives the answer's body (SESS-04):
 * `{code: 0, message, data}` with `data` in the app's types, or the bare body of a bare operation.
 * It throws ApiError only. A fault of ours (a value that does not fit the contract) is `malformed`: what it says is for
 * developers, and nobody else is shown it.
 *
 * An act marks the reads of its `x-changes` as stale however it ended: without an answer it may have been done all the
 * same, and a refusal may mean that the screen shows what is no longer so.
 */
export function bindOperation(operation: Operation) {
  return async <T>(config: RequestConfig, options?: RequestOptions): Promise<T> => {
    if (operation.effect === 'read') rememberRead(operation, config.url)
    const ticket = takeTicket()
    try {
      // The generated types and the operation's shapes come from one contract.
      return (await call(operation, config, options, false)) as T
    } finally {
      if (isSamePerson(ticket)) markStale(operation)
    }
  }
}

async function call(
  operation: Operation,
  config: RequestConfig,
  options: RequestOptions | undefined,
  isRepeated: boolean,
): Promise<unknown> {
  const ticket = takeTicket()
  try {
    return requireSamePerson(operation, ticket, await send(operation, config, ticket, options))
  } catch (error) {
    if (!(error instanceof ApiError)) throw malformed(operation, String(error))
    const judged = await judge(operation, ticket, error)
    if (isRepeated || !isOutdated(operation, ticket, judged)) throw judged
    return call(operation, config, options, true)
  }
}

/**
 * Returns the body if the same person is still logged in. @throws `ApiError` of kind `cancelled` otherwise, so that
 * data of one member never reaches the next one.
 */
function requireSamePerson(operation: Operation, ticket: Ticket, body: unknown): unknown {
  if (operation.effect === 'act' || !operation.secured || isSamePerson(ticket)) return body
  throw new ApiError({ operation: operation.id, kind: 'cancelled' })
}

/** A read refused only because the server had replaced the token meanwhile is sent once more. Acts never are. */
const isOutdated = (operation: Operation, ticket: Ticket, { kind }: ApiError): boolean =>
  operation.effect === 'read' && kind === 'logged-out' && isSamePerson(ticket) && !isCurrent(ticket)

/** Does what the error's code asks for (SESS-07), and says what the error is then. */
async function judge(operation: Operation, ticket: Ticket, error: ApiError): Promise<ApiError> {
  // A visitor may call what is open to all: no session can have ended. Nor does the check itself ask.
  const isOpen = ticket.token === null && !operation.secured
  if (isOpen || operation.id === checkLoginOperation.id) return error
  if (error.kind === 'logged-out') expire(ticket)
  if (error.code !== doubtfulCode || !(await isLoggedOut(ticket))) return error
  expire(ticket)
  const { code, message } = error
  return new ApiError({ operation: operation.id, kind: 'logged-out', code, message })
}
