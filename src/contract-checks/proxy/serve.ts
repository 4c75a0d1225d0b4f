import {
  createServer,
  request as plainRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { request as tlsRequest } from 'node:https'
import { performance } from 'node:perf_hooks'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { systemNow, toIso } from '#src/core/time/instant.ts'
import { hasCredentials } from '#src/core/command-line/server-address.ts'
import type { Exchange } from '../judge/exchange.ts'
import { createCopy } from './copy.ts'

/** One call through the proxy: an exchange that can be judged, or a call without a whole answer. */
export type ProxiedCall = { readonly exchange: Exchange; readonly broken?: string }

/** Headers that concern one connection only (RFC 9110, 7.6.1). */
const HOPS = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
)

/**
 * A server that passes everything on to another and hands out what passed. Bodies stream through; what is kept of
 * them for judging is bounded. User and password of the address are sent where a call has no authorization itself.
 */
export function createProxy(to: URL, onPassed: (passed: ProxiedCall) => void): Server {
  const ask = to.protocol === 'https:' ? tlsRequest : plainRequest
  const auth = basicOf(to)
  const base = to.pathname.replace(/\/$/, '')
  const target = (message: IncomingMessage): URL => new URL(`${to.origin}${base}${message.url ?? '/'}`)

  function forward(
    message: IncomingMessage,
    keep: ReadonlySet<string> = new Set(),
  ): Record<string, string | string[]> {
    const headers = without(message.headers, keep)
    // Unpacked answers can be judged as they come.
    return { ...headers, host: to.host, 'accept-encoding': 'identity' }
  }

  function pass(message: IncomingMessage, out: ServerResponse): void {
    const url = target(message)
    const start = performance.now()
    const started = toIso(systemNow())
    const sent = createCopy()
    const came = createCopy()
    const exchangeOf = (status: number, headers: IncomingHttpHeaders): Exchange => ({
      method: message.method ?? 'GET',
      url,
      headers: new Map(Object.entries(message.headers).map(([name, value]) => [name, String(value)])),
      type: message.headers['content-type'] ?? '',
      body: sent.text('') ?? '',
      answer: {
        status,
        contentType: headers['content-type'] ?? '',
        text: came.text(headers['content-encoding'] ?? ''),
      },
      ms: performance.now() - start,
      started,
    })
    const broken = (error: unknown): void => {
      if (!out.headersSent) out.writeHead(502, { 'content-type': 'text/plain' })
      out.end()
      onPassed({
        exchange: exchangeOf(0, {}),
        broken: error instanceof Error ? error.message : String(error),
      })
    }
    async function answered(answer: IncomingMessage): Promise<void> {
      await pipeline(answer, came.through, out)
      const exchange = exchangeOf(answer.statusCode ?? 0, answer.headers)
      const isWhole = !came.isCut() && !sent.isCut()
      onPassed(isWhole ? { exchange } : { exchange, broken: 'too large to be judged' })
    }
    const asking = ask(url, { method: message.method, headers: forward(message), ...auth }, (answer) => {
      out.writeHead(answer.statusCode ?? 502, without(answer.headers))
      answered(answer).catch(broken)
    })
    asking.on('error', broken)
    pipeline(message, sent.through, asking).catch(() => asking.destroy())
  }

  /** Streams of another protocol are passed through and not judged. */
  function upgrade(message: IncomingMessage, socket: Duplex, head: Buffer): void {
    const headers = forward(message, new Set(['connection', 'upgrade']))
    const asking = ask(target(message), { method: message.method, headers, ...auth })
    asking.on('upgrade', (answer, other, first) => {
      const lines = answer.rawHeaders.flatMap((text, at, all) =>
        at % 2 === 0 ? [`${text}: ${all[at + 1] ?? ''}`] : [],
      )
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      if (first.length > 0) socket.write(first)
      if (head.length > 0) other.write(head)
      other.pipe(socket).pipe(other)
      for (const [one, peer] of [
        [socket, other],
        [other, socket],
      ] as const)
        one.on('error', () => peer.destroy())
    })
    asking.on('response', () => socket.destroy())
    asking.on('error', () => socket.destroy())
    asking.end()
  }

  const server = createServer(pass)
  server.on('upgrade', upgrade)
  return server
}

/** As node's request takes it; a header of the call itself goes before it. */
function basicOf(to: URL): { readonly auth?: string } {
  return hasCredentials(to) ? { auth: `${unescaped(to.username)}:${unescaped(to.password)}` } : {}
}

/** A percent sign that escapes nothing stands for itself. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
  } catch {
    return text
  }
}

function without(
  headers: IncomingHttpHeaders,
  keep: ReadonlySet<string> = new Set(),
): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] =>
      value === undefined || (HOPS.has(name) && !keep.has(name)) ? [] : [[name, value]],
    ),
  )
}
