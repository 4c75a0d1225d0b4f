import { AxiosHeaders, type AxiosResponse, isCancel } from 'axios'
import type { Parsed } from '#src/core/contract/json.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { languageStore } from '#src/web/session/language.ts'
import { replaceToken, type Ticket } from '#src/web/session/session.ts'
import { systemNow } from '#src/core/time/instant.ts'
import { ApiError } from './api-error.ts'
import { codeOf, malformed, readBody } from './envelope.ts'
import { http } from './http.ts'
import { connectionAnswered, connectionLost } from './connection.ts'
import { noticeMissingService } from './missing-services.ts'
import { notify } from './notices.ts'
import { serverClock } from './server-clock.ts'
import { endOutage, startsOutage } from './outage.ts'
import { outgoing, type RequestConfig } from './outgoing.ts'
import { loggedOutCodes } from '#generated/operations/session-codes.ts'

export type RequestOptions = {
  /** Says nothing on the screen when the transport fails. */
  readonly quiet?: boolean
  /** Hears how much of the body has been sent, from 0 to 1. */
  readonly onUpload?: (share: number) => void
}

const TOKEN_HEADER = 'x-auth-token'

/**
 * Sends one call under the session of its ticket and reads the answer. Knows nothing of what session codes
 * bring about: request.ts does.
 * @throws ApiError
 */
export async function send(
  operation: Operation,
  config: RequestConfig,
  ticket: Ticket,
  options: RequestOptions = {},
): Promise<unknown> {
  const sentAt = systemNow()
  const response = await exchange(operation, config, ticket, options).catch((error: unknown) => {
    throw transportError(operation, error, options)
  })
  const headers = AxiosHeaders.from(response.headers as AxiosHeaders)
  const date = headers.get('date')
  serverClock.observeHeader(typeof date === 'string' ? date : null, sentAt)
  const token = headers.get(TOKEN_HEADER)
  const newer = typeof token === 'string' ? token : ''
  replaceToken(ticket, newer)
  return withToken(operation, read(operation, response, options), newer)
}

function exchange(
  operation: Operation,
  config: RequestConfig,
  ticket: Ticket,
  { onUpload }: RequestOptions,
): Promise<AxiosResponse<Parsed>> {
  const { headers, ...request } = outgoing(operation, config)
  return http.request<Parsed>({
    ...request,
    headers: {
      ...headers,
      lang: languageStore.get(),
      ...(ticket.token === null ? {} : { [TOKEN_HEADER]: ticket.token }),
    },
    ...(config.signal === undefined ? {} : { signal: config.signal }),
    ...(onUpload === undefined
      ? {}
      : { onUploadProgress: ({ progress }) => progress !== undefined && onUpload(progress) }),
  })
}

/** An envelope counts whatever the HTTP status; without one, the status tells. */
function read(
  operation: Operation,
  { status, data }: AxiosResponse<Parsed>,
  options: RequestOptions,
): unknown {
  const isGood = status >= 200 && status < 300
  if (!isGood && !(data.ok && (codeOf(data.value) ?? 0) !== 0)) {
    const isMissing = noticeMissingService(operation, status)
    if (!isMissing && !loggedOutCodes.includes(status)) throw noEnvelope(operation, `${status}`, options)
    endOutage(operation)
    connectionAnswered()
    const kind = isMissing ? 'not-offered' : 'logged-out'
    throw new ApiError({ operation: operation.id, kind, code: status })
  }
  endOutage(operation)
  connectionAnswered()
  if (!data.ok) throw malformed(operation, `no JSON (${data.reason})`)
  return readBody(operation, data.value)
}

/** Of the original error nothing is kept but its name for the fault: it carries the request. */
function transportError(operation: Operation, error: unknown, options: RequestOptions): ApiError {
  if (isCancel(error)) return new ApiError({ operation: operation.id, kind: 'cancelled' })
  return noEnvelope(operation, 'none', options, error instanceof Error ? error.message : String(error))
}

/**
 * Makes the error of an answer without an envelope, and shows its HTTP status, or that no answer came (SESS-05), unless
 * this outage has been reported.
 */
function noEnvelope(
  operation: Operation,
  status: string,
  { quiet }: RequestOptions,
  detail = `HTTP status ${status}`,
): ApiError {
  connectionLost()
  if (quiet !== true && startsOutage(operation))
    notify({ tone: 'error', message: 'client.transport-error', values: { status } })
  return new ApiError({ operation: operation.id, kind: 'transport', detail })
}

/** Servers that send a new session's token as a header leave the field null: a log-in reads the header. */
function withToken(operation: Operation, body: unknown, token: string): unknown {
  if (token === '' || operation.secrets?.includes('data.token') !== true) return body
  const { data } = body as { data?: unknown }
  if (typeof data !== 'object' || data === null || !('token' in data) || data.token !== null) return body
  return { ...(body as object), data: { ...data, token } }
}
