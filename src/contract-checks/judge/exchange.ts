import { parseIso } from '#src/core/time/instant.ts'
import { isJson, list, show, type Json } from '../document/place.ts'
import type { Answer } from './judge.ts'

/** A recorded request and its answer. */
export type Exchange = {
  readonly method: string
  readonly url: URL
  readonly headers: ReadonlyMap<string, string>
  readonly type: string
  readonly body: string
  readonly answer: Answer
  /** Milliseconds until the answer had ended; undefined where nobody took the time. */
  readonly ms?: number
  /** When it began, as the recording says it. */
  readonly started?: string
  /** Place in a stream or file, as text that sorts. */
  readonly place?: string
}

/**
 * An exchange of an entry of an HTTP archive (HAR 1.2, as browsers and proxies write it); undefined where it got no
 * answer (blocked, broken off), or is none.
 * @param place sorts it among others without a time
 */
export function exchangeOf(entry: Json, place?: string): Exchange | undefined {
  const request = asJson(entry['request'])
  const response = asJson(entry['response'])
  const { method } = request
  const { status } = response
  const { time, startedDateTime: started } = entry
  const url = typeof request['url'] === 'string' ? URL.parse(request['url']) : null
  if (url === null || typeof status !== 'number' || status === 0) return undefined
  const content = asJson(response['content'])
  const post = asJson(request['postData'])
  return {
    method: String(method).toUpperCase(),
    url,
    headers: headersOf(request),
    type: show(post['mimeType'] ?? ''),
    body: typeof post['text'] === 'string' ? post['text'] : formOf(post['params']),
    answer: {
      status,
      contentType: contentTypeOf(response) ?? show(content['mimeType'] ?? ''),
      text: textOf(content),
    },
    ...(typeof time === 'number' && time > 0 ? { ms: time } : {}),
    ...(typeof started === 'string' ? { started } : {}),
    ...(place === undefined ? {} : { place }),
  }
}

/** Text that sorts exchanges by the time they began, and those without a time before them by their place. */
export function orderOf({ started, place = '' }: Exchange): string {
  const moment = started === undefined ? null : parseIso(started)
  return moment === null ? place : orderOfMoment(moment)
}

/** Milliseconds of today have thirteen digits. */
export const orderOfMoment = (ms: number): string => `t${String(Math.max(ms, 0)).padStart(16, '0')}`

/** The place of a line or entry, by its number. */
export const orderOfNumber = (number: number): string => `n${String(number).padStart(16, '0')}`

function textOf({ text, encoding }: Json): string | undefined {
  if (typeof text !== 'string') return ''
  return encoding === 'base64' ? utf8(Buffer.from(text, 'base64')) : text
}

/** The text of bytes; undefined where they are not UTF-8. */
function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function headersOf({ headers }: Json): Map<string, string> {
  const found = new Map<string, string>()
  for (const header of list(headers)) {
    const { name, value } = asJson(header)
    if (typeof name === 'string') found.set(name.toLowerCase(), String(value))
  }
  return found
}

function contentTypeOf({ headers }: Json): string | undefined {
  let type: string | undefined
  for (const header of list(headers)) {
    const { name, value } = asJson(header)
    if (typeof name === 'string' && name.toLowerCase() === 'content-type') type = String(value)
  }
  return type
}

const formOf = (params: unknown): string =>
  list(params).length === 0
    ? ''
    : new URLSearchParams(
        list(params).map((param): [string, string] => {
          const { name, value } = asJson(param)
          return [show(name), show(value ?? '')]
        }),
      ).toString()

const asJson = (node: unknown): Json => (isJson(node) ? node : {})
