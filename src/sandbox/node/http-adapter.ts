import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What Node's server received, as the web's Request. The body is read as it comes. */
export function toRequest(message: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const url = new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`)
  const method = message.method ?? 'GET'
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

/** Sends a web Response through Node's server. */
export async function sendResponse(response: Response, out: ServerResponse): Promise<void> {
  out.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body === null) {
    out.end()
    return
  }
  const body: AsyncIterable<Uint8Array> = response.body
  await pipeline(Readable.from(body), out)
}
