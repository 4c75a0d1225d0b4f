import { codeIn, dataIn, messageIn } from '#src/core/contract/received-envelope.ts'
import type { ApiOperation, Envelope } from '../api/api.ts'
import { isSuccessCode } from '../api/envelope.ts'
import type { Reader } from '../api/reader.ts'
import { isJson, type Json } from '../document/place.ts'
import { plain } from './legacy.ts'

/** The envelope of a success or a refusal as a client of ours reads it, by the schema of a success. */
export function receivedEnvelope(reader: Reader, envelope: Envelope, success: Json, raw: Json): Json {
  const { code, message, data } = envelope
  const read: Record<string, unknown> = { ...raw }
  if (code in raw) read[code] = receivedCode(envelope, raw[code])
  if (message !== undefined) read[message] = messageIn(raw[message])
  if (data !== undefined && data in raw) {
    const { type } = reader.keywords(reader.properties(success)[data])
    read[data] = dataIn(raw[data], type !== 'null')
  }
  return read
}

/** The code; a number may come as text, where success is a number. */
export function receivedCode({ success }: Envelope, raw: unknown): unknown {
  const isNumber = [success].flat().every((one) => typeof one === 'number')
  return (isNumber ? codeIn(raw) : null) ?? plain(raw)
}

/** Returns true for a refusal, whatever stands beside its code. */
export function isReceivedRefusal(envelope: Envelope, raw: unknown): boolean {
  if (!isJson(raw) || raw[envelope.code] === undefined || raw[envelope.code] === null) return false
  const code = receivedCode(envelope, raw[envelope.code])
  const isCode = typeof code === 'string' || Number.isInteger(code)
  return isCode && !isSuccessCode(envelope, code)
}

/**
 * Returns true for an HTTP status that tells a client enough without an envelope: that nobody is logged in, or that the
 * server does not have the service (`x-optional-service`).
 */
export function isTelling(
  { node }: ApiOperation,
  status: number,
  sessionCodes: ReadonlySet<unknown>,
): boolean {
  return sessionCodes.has(status) || (node['x-optional-service'] !== undefined && [403, 404].includes(status))
}

/** The first documented answer of success: clients do not look at which status of success came. */
export function anySuccess({ node }: ApiOperation): Json | undefined {
  const responses = isJson(node['responses']) ? node['responses'] : {}
  const found = Object.entries(responses).find(([status]) => status.startsWith('2') || status === 'default')
  return isJson(found?.[1]) ? found[1] : undefined
}
