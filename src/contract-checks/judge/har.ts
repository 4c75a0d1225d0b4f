import { BadInput } from '#src/core/command-line/bad-input.ts'
import { isJson, list, show, type Json } from '../document/place.ts'
import { readJson } from '../read-file.ts'
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
}

/**
 * The exchanges of an HTTP archive (HAR 1.2, as browsers and proxies write it). Those that got no answer
 * (blocked, broken off) are left out.
 * @throws BadInput when the file is none
 */
export function readHar(file: string): Exchange[] {
  const archive = readJson(file)
  const log = isJson(archive) && isJson(archive['log']) ? archive['log'] : undefined
  if (log === undefined || !Array.isArray(log['entries']))
    throw new BadInput(`${file} is not an HTTP archive: {"log": {"entries": […]}} is expected`)
  return list(log['entries']).flatMap((entry) => exchangeOf(asJson(entry)) ?? [])
}

function exchangeOf(entry: Json): Exchange | undefined {
  const request = asJson(entry['request'])
  const response = asJson(entry['response'])
  const { url, method } = request
  const { status } = response
  const { time } = entry
  if (typeof url !== 'string' || !URL.canParse(url) || typeof status !== 'number' || status === 0)
    return undefined
  const content = asJson(response['content'])
  const headers = headersOf(response)
  const post = asJson(request['postData'])
  return {
    method: String(method).toUpperCase(),
    url: new URL(url),
    headers: headersOf(request),
    type: show(post['mimeType'] ?? ''),
    body: typeof post['text'] === 'string' ? post['text'] : formOf(post['params']),
    answer: {
      status,
      contentType: headers.get('content-type') ?? show(content['mimeType'] ?? ''),
      text: textOf(content),
    },
    ...(typeof time === 'number' && time > 0 ? { ms: time } : {}),
  }
}

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

const headersOf = ({ headers }: Json): Map<string, string> =>
  new Map(
    list(headers).flatMap((header): [string, string][] => {
      const { name, value } = asJson(header)
      return typeof name === 'string' ? [[name.toLowerCase(), String(value)]] : []
    }),
  )

const formOf = (params: unknown): string =>
  new URLSearchParams(
    list(params).map((param): [string, string] => {
      const { name, value } = asJson(param)
      return [show(name), show(value ?? '')]
    }),
  ).toString()

const asJson = (node: unknown): Json => (isJson(node) ? node : {})
