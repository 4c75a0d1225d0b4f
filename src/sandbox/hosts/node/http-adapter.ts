import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Methods of HTTP that the web's Request cannot be made with. */
const UNKNOWN_TO_REQUEST = new Set(['CONNECT', 'TRACE', 'TRACK'])

/**
 * Turns a request of Node's server into the web's Request; undefined for a method that it does not know. Of the body no
 * more is read than is asked for.
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

/** A reader that cancels leaves the connection as it is: the answer has to go out on it. */
function toWebStream(message: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = message.iterator({ destroyOnReturn: false })
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const next: IteratorResult<unknown> = await chunks.next()
        if (next.done === true) controller.close()
        else controller.enqueue(new Uint8Array(next.value as Buffer))
      },
      async cancel() {
        await chunks.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Bytes and milliseconds for the rest of a body that nobody reads. */
const MOST_DISCARDED = 32 * 1024 * 1024
const DISCARDING_MS = 2_000

/**
 * Throws away what is left of a request, up to a bound, and makes the answer the last one of its connection: a client
 * that is still sending would be told of a reset instead of the answer.
 */
export async function discardBody(message: IncomingMessage, out: ServerResponse): Promise<void> {
  if (message.complete) return
  out.setHeader('connection', 'close')
  let bytes = 0
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, DISCARDING_MS)
    message
      .on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MOST_DISCARDED) resolve()
      })
      .once('close', resolve)
      .once('end', resolve)
      .once('end', () => clearTimeout(late))
      .resume()
  })
  message.removeAllListeners('data').pause()
}

const LOOPBACK_ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Network address of whoever sends a request; behind a proxy of this machine, the one that the proxy names last. */
export function visitorOf({ socket, headers }: IncomingMessage): string {
  const address = socket.remoteAddress ?? 'unknown'
  const named =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  return LOOPBACK_ADDRESSES.has(address) && named !== '' ? named.slice(0, 64) : address
}

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
