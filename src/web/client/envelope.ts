import { decode } from '#src/core/contract/decode.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import type { Shape } from '#src/core/contract/shape.ts'
import { codeIn, dataIn, messageIn } from '#src/core/contract/received-envelope.ts'
import { resolveShape } from '#src/core/contract/shapes.ts'
import { ApiError } from './api-error.ts'
import { fieldErrors } from './field-errors.ts'
import { loggedOutCodes } from '#generated/operations/session-codes.ts'

/** A successful answer, `data` in the app's types. */
export type Envelope = {
  readonly code: 0
  readonly message: string | null
  readonly data: unknown
  /** Total of the pages, where an operation sends it beside `data`. */
  readonly totalPage?: string | null
  readonly totalElement?: string | null
}

const TOTAL: Shape = { kind: 'nullable', of: { kind: 'text', accept: ['number'] } }

/**
 * Reads the parsed body of an answer; code 0 is success (SESS-04). Gives the envelope, or for bare
 * operations the body itself.
 * @throws ApiError refused, logged-out or malformed
 */
export function readBody(operation: Operation, raw: unknown): unknown {
  if (operation.bare !== true) return readEnvelope(operation, raw)
  // A bare body has no code of success, yet a refusal still comes in the envelope.
  const code = hasOwnCode(operation.data) ? null : codeOf(raw)
  if (code !== null && code !== 0) throw refusal(operation, code, recordOf(raw))
  return decoded(operation, operation.data, raw, '')
}

/** The code of an envelope, null for anything else. */
export function codeOf(raw: unknown): number | null {
  const record = recordOf(raw)
  return 'code' in record ? codeIn(record['code']) : null
}

function readEnvelope(operation: Operation, raw: unknown): Envelope {
  const code = codeOf(raw)
  if (code === null) throw malformed(operation, 'an answer without code')
  const record = recordOf(raw)
  if (code !== 0) throw refusal(operation, code, record)
  const total = (name: 'totalPage' | 'totalElement'): object =>
    record[name] === undefined ? {} : { [name]: decoded(operation, TOTAL, record[name], `/${name}`) }
  return {
    code: 0,
    message: messageIn(record['message']),
    data: decoded(operation, operation.data, dataIn(record['data'], operation.data.kind !== 'null'), '/data'),
    ...total('totalPage'),
    ...total('totalElement'),
  }
}

function decoded(operation: Operation, shape: Shape, raw: unknown, at: string): unknown {
  const result = decode(shape, raw)
  if (result.ok) return result.value
  const { pointer, expected, got } = result
  throw malformed(operation, `${at}${pointer}: expected ${expected}, got ${got}`)
}

function refusal(operation: Operation, code: number, record: Readonly<Record<string, unknown>>): ApiError {
  const message = messageIn(record['message']) ?? ''
  const kind = loggedOutCodes.includes(code) ? 'logged-out' : 'refused'
  const fields = kind === 'refused' ? fieldErrors(operation, code, message, record['errors']) : []
  return new ApiError({ operation: operation.id, kind, code, fields, message })
}

export const malformed = (operation: Operation, detail: string): ApiError =>
  new ApiError({ operation: operation.id, kind: 'malformed', detail })

const recordOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {}

function hasOwnCode(shape: Shape): boolean {
  const inner = resolveShape(shape)
  return inner.kind === 'object' && 'code' in inner.fields
}
