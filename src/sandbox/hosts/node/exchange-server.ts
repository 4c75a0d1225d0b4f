import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Sandbox } from '../../sandbox.ts'
import { isOurHost } from './allowed-hosts.ts'
import { appConfig } from './app-config.ts'
import { discardBody, NO_SNIFFING, sendResponse, sendText, toRequest, visitorOf } from './http-adapter.ts'
import { requestUrl } from './request-url.ts'
import { sendFile } from './static-files.ts'
import { createStreamSockets, type StreamSockets } from './stream-sockets.ts'

export type ServerOptions = {
  readonly sandbox: Sandbox
  /** Folder of the built app. */
  readonly app: string
  readonly policy: string
  /** Host names that requests may come under; undefined takes any. */
  readonly hosts: ReadonlySet<string> | undefined
}

/**
 * Milliseconds after which a connection that nobody uses is closed. Long: a program that sends its next call at that
 * very moment would be told that the connection was reset, and nothing is asked twice by itself.
 */
const IDLE_MS = 3_600_000

/** Milliseconds in which a request has to be there with its body, if that is a picture over a slow line. */
const REQUEST_MS = 120_000

/** App, calls, streams and panel on one port. */
export function createExchangeServer(options: ServerOptions): Server {
  const sockets = createStreamSockets(options.sandbox, options.hosts)
  const shouldUpgradeCallback = (message: IncomingMessage): boolean => sockets.isForUs(message)
  const server = createServer({ shouldUpgradeCallback }, (message, out) => {
    answer(options, message, out).catch((error: unknown) => {
      // A reader who left in the middle is no fault; otherwise say no more than that it failed.
      if (!out.headersSent && !out.destroyed) out.writeHead(500, NO_SNIFFING).end()
      else out.destroy()
      if (!isGone(error)) console.error(error)
    })
  })
  server.keepAliveTimeout = IDLE_MS
  server.requestTimeout = REQUEST_MS
  takeUpgrades(server, sockets)
  return server
}

function takeUpgrades(server: Server, sockets: StreamSockets): void {
  server.on('upgrade', (message, socket, head) => sockets.upgrade(message, socket, head))
  server.on('close', () => sockets.close())
}

const FILE_METHODS = 'GET, HEAD'

async function answer(
  { sandbox, app, policy, hosts }: ServerOptions,
  message: IncomingMessage,
  out: ServerResponse,
): Promise<void> {
  if (!isOurHost(message, hosts)) return sendText(out, 421, 'This server has another name')
  const url = requestUrl(message)
  if (url === undefined) return sendText(out, 400, 'This is no address')
  const accepted = message.headers['accept-encoding'] ?? ''
  const request = toRequest(message, url)
  const visitor = visitorOf(message)
  const response = (await appConfig(message, app)) ?? (request && (await sandbox.handle(request, visitor)))
  await discardBody(message, out)
  if (response !== undefined) return sendResponse(response, out, accepted)
  if (message.method !== 'GET' && message.method !== 'HEAD')
    return sendText(out, 405, `Offered here: ${FILE_METHODS}`, { allow: FILE_METHODS })
  await sendFile(app, url.pathname, policy, out, { accepted, known: message.headers['if-none-match'] ?? '' })
}

const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /ABORT|ECONNRESET|PREMATURE|EPIPE|UNABLE_TO_PIPE|STREAM_DESTROYED/.test(String(error.code))
