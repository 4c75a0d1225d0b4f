import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Methods of HTTP that the web's Request cannot be made with. */
const UNKNOWN_TO_REQUEST = new Set(['CONNECT', 'TRACE', 'TRACK'])

/**
 * Turns a request of Node's server into the web's Request; undefined for a method that it does not know. The body is
 * streamed.
 */
export function toRequest(message: IncomingMessage, url: URL): Request | undefined {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = message.method ?? 'GET'
  if (UNKNOWN_TO_REQUEST.has(method)) return undefined
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  // `duplex` is what fetch asks for when a body is a stream; the types do not know it yet.
  const streamed: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body: toWebStream(message),
    duplex: 'half',
  }
  return new Request(url, streamed)
}

/** Node's and the browser's declarations of the same class differ in unused members. */
const toWebStream = (message: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> =>
  Readable.toWeb(message) as ReadableStream<Uint8Array<ArrayBuffer>>

/** A browser goes by the type that it is told, and does not take a text for a script. */
export const NO_SNIFFING = { 'x-content-type-options': 'nosniff' } as const

/** Sends a sentence that explains a bad request. */
export function sendText(
  out: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  out.writeHead(status, { ...type, ...NO_SNIFFING, ...headers }).end(text)
}

/** Bytes from which packing pays. */
const PACKED_FROM = 1_024

/** Sends a web Response through Node's server; long JSON is compressed for clients that accept it. */
export async function sendResponse(
  response: Response,
  out: ServerResponse,
  accepted: string = '',
): Promise<void> {
  const headers = { ...NO_SNIFFING, ...Object.fromEntries(response.headers) }
  if (response.body === null) {
    out.writeHead(response.status, headers).end()
    return
  }
  if (response.headers.get('content-type')?.startsWith('application/json') === true) {
    const bytes = Buffer.from(await response.arrayBuffer())
    const pays = bytes.length >= PACKED_FROM && /\bgzip\b/.test(accepted)
    const body = pays ? await promisify(gzip)(bytes) : bytes
    const how = { ...(pays && { 'content-encoding': 'gzip' }), 'content-length': body.length }
    out.writeHead(response.status, { ...headers, vary: 'accept-encoding', ...how }).end(body)
    return
  }
  out.writeHead(response.status, headers)
  const body: AsyncIterable<Uint8Array> = response.body
  await pipeline(Readable.from(body), out)
}
