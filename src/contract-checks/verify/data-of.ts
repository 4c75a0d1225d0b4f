import type { Api } from '../api/api.ts'
import { isJson } from '../document/place.ts'

/** Returns the data of an answer, without the envelope. */
export function dataOf({ envelope }: Api, body: unknown): unknown {
  if (envelope === undefined || !isJson(body) || !(envelope.code in body)) return body
  if (envelope.data !== undefined) return body[envelope.data]
  const { [envelope.code]: _code, [envelope.message ?? '']: _message, ...rest } = body
  return rest
}
