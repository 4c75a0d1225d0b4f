import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Sandbox } from '../../sandbox.ts'
import { appConfig } from './app-config.ts'
import { sendResponse, toRequest } from './http-adapter.ts'
import { sendFile } from './static-files.ts'
import { createStreamSockets } from './stream-sockets.ts'

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

/** App, calls, streams and panel on one port. */
export function createExchangeServer({ sandbox, app, policy, hosts }: ServerOptions): Server {
  async function answer(message: IncomingMessage, out: ServerResponse): Promise<void> {
    const { host = '' } = message.headers
    // Another site can point a name of its own at this machine; what is kept here is not for its pages.
    if (hosts !== undefined && !hosts.has(host.replace(/:\d+$/, ''))) {
      out.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' }).end('This server has another name')
      return
    }
    const accepted = message.headers['accept-encoding'] ?? ''
    const response = (await appConfig(message, app)) ?? (await sandbox.handle(toRequest(message)))
    if (response !== undefined) await sendResponse(response, out, accepted)
    else if (message.method === 'GET' || message.method === 'HEAD') {
      const { pathname } = new URL(message.url ?? '/', 'http://localhost')
      await sendFile(app, pathname, policy, out, accepted)
    } else out.writeHead(405).end()
  }

  const sockets = createStreamSockets(sandbox, hosts)
  const server = createServer((message, out) => {
    answer(message, out).catch((error: unknown) => {
      // A reader who left in the middle is no fault; otherwise say no more than that it failed.
      if (!out.headersSent && !out.destroyed) out.writeHead(500).end()
      else out.destroy()
      if (!isGone(error)) console.error(error)
    })
  })
  server.keepAliveTimeout = IDLE_MS
  server.on('upgrade', (message, socket, head) => {
    if (!sockets.upgrade(message, socket, head)) socket.destroy()
  })
  server.on('close', () => sockets.close())
  return server
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /ABORT|ECONNRESET|PREMATURE|EPIPE/.test(String(error.code))
