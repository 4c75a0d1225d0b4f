import { appendFileSync } from 'node:fs'
import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { type Entry, kindOf } from './traffic.ts'

/**
 * Loaded before a sandbox (`node --import`): writes each kind of call that a page makes, with its answer, to the file
 * that `RECORDED_CALLS` names, as entries of an HTTP archive, one per line. A recording by the browser would cost each
 * test a twentieth of its time. Passwords are recorded as they are: personas have no secrets.
 */
const file = process.env['RECORDED_CALLS']
if (file !== undefined) {
  const known = new Set<string>()
  const original = http.createServer
  http.createServer = ((...args: Parameters<typeof original>) => {
    const server = original(...args)
    server.prependListener('request', (message: IncomingMessage, out: ServerResponse) => {
      // Only browsers say how they fetch; what a test calls by itself is its own business.
      if (message.url?.startsWith('/api/') !== true || message.headers['sec-fetch-mode'] === undefined) return
      const startedDateTime = new Date().toISOString()
      const sent = tap(message)
      const answered = tapAnswer(out)
      out.once('finish', () => {
        const entry = entryOf(message, Buffer.concat(sent), out.statusCode, answered)
        const kind = kindOf(entry)
        if (known.has(kind)) return
        known.add(kind)
        appendFileSync(file, `${JSON.stringify({ startedDateTime, ...entry })}\n`)
      })
    })
    return server
  }) as typeof original
  syncBuiltinESMExports()
}

/** Collects what is read of a request; nobody reads more of it because of that. */
function tap(message: IncomingMessage): Buffer[] {
  const chunks: Buffer[] = []
  const push = message.push.bind(message)
  message.push = (chunk: Buffer | null, ...rest) => {
    if (chunk !== null) chunks.push(chunk)
    return push(chunk, ...rest)
  }
  return chunks
}

type Answered = { readonly chunks: Buffer[]; headers: OutgoingHttpHeaders }

function tapAnswer(out: ServerResponse): Answered {
  const answered: Answered = { chunks: [], headers: {} }
  const writeHead = out.writeHead.bind(out) as (
    status: number,
    headers?: OutgoingHttpHeaders,
  ) => ServerResponse
  out.writeHead = ((status: number, headers?: OutgoingHttpHeaders) => {
    answered.headers = { ...headers }
    return writeHead(status, headers)
  }) as typeof out.writeHead
  const end = out.end.bind(out) as (chunk?: Buffer) => ServerResponse
  out.end = ((chunk?: Buffer) => {
    if (chunk !== undefined) answered.chunks.push(Buffer.from(chunk))
    return end(chunk)
  }) as typeof out.end
  return answered
}

function entryOf(
  message: IncomingMessage,
  body: Buffer,
  status: number,
  { chunks, headers }: Answered,
): Entry {
  const bytes = Buffer.concat(chunks)
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8')
  const type = message.headers['content-type'] ?? ''
  return {
    request: {
      method: message.method ?? '',
      url: `http://${message.headers.host}${message.url}`,
      headers: Object.entries(message.headers).map(([name, value]) => ({ name, value: String(value) })),
      // Files are not recorded.
      ...(body.length > 0 &&
        !type.startsWith('multipart/') && { postData: { mimeType: type, text: body.toString('utf8') } }),
    },
    response: {
      status,
      headers: [{ name: 'content-type', value: headers['content-type'] ?? '' }],
      content: { mimeType: headers['content-type'] ?? '', text },
    },
  }
}
