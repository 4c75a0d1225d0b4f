import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Sandbox } from '../../sandbox.ts'
import { isOurHost } from './allowed-hosts.ts'
import { visitorOf } from './http-adapter.ts'
import { requestUrl } from './request-url.ts'

export type StreamSockets = {
  /**
   * Returns true when a request asks for the streams. Every other upgrade is answered as if none were offered (RFC
   * 9110, 7.8).
   */
  isForUs(message: IncomingMessage): boolean
  upgrade(message: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

/** Frames of a client are short. */
const LONGEST = 16_384
/** Sockets that are open at one time: of everybody, and of one visitor. */
const MOST_SOCKETS = 1_000
const MOST_OF_VISITOR = 200
/** A client that does not read is cut off before it fills the memory. */
const WAITING = 4_000_000

/** Brings WebSockets to the sandbox. Text only, at the paths of the contract's sockets, under one of its own names. */
export function createStreamSockets(
  sandbox: Pick<Sandbox, 'socketAt' | 'connect'>,
  hosts?: ReadonlySet<string>,
): StreamSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST, handleProtocols: chooseProtocol })

  const socketOf = (message: IncomingMessage): string | undefined =>
    sandbox.socketAt(requestUrl(message)?.pathname ?? '')

  const visitors = new Map<string, number>()
  const isFull = (visitor: string): boolean =>
    server.clients.size >= MOST_SOCKETS || (visitors.get(visitor) ?? 0) >= MOST_OF_VISITOR

  function take(client: WebSocket, socket: string, visitor: string): void {
    visitors.set(visitor, (visitors.get(visitor) ?? 0) + 1)
    const far = {
      send(text: string): void {
        if (client.bufferedAmount > WAITING) client.terminate()
        else if (client.readyState === client.OPEN) client.send(text)
      },
      close: () => client.close(),
    }
    const connection = sandbox.connect(far, socket)
    client.on('message', (data, isBinary) => {
      if (isBinary || !Buffer.isBuffer(data)) client.close(1003)
      else connection.receive(data.toString('utf8'))
    })
    client.on('close', () => {
      const left = (visitors.get(visitor) ?? 1) - 1
      if (left === 0) visitors.delete(visitor)
      else visitors.set(visitor, left)
      connection.closed()
    })
    client.on('error', () => client.terminate())
  }

  return {
    isForUs(message) {
      const isWebSocket = message.headers.upgrade?.toLowerCase() === 'websocket'
      const isPath = socketOf(message) !== undefined
      return isWebSocket && isPath && message.method === 'GET' && isOurHost(message, hosts)
    },
    upgrade(message, socket, head) {
      ignoreErrors(socket)
      const asked = socketOf(message)
      if (asked === undefined) socket.destroy()
      else if (isFull(visitorOf(message)))
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
      else server.handleUpgrade(message, socket, head, (client) => take(client, asked, visitorOf(message)))
    },
    close() {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}

/** Swallows socket errors: a reset connection gets no answer, and an error without a listener would end the process. */
function ignoreErrors(socket: Duplex): void {
  socket.on('error', () => undefined)
}

const chooseProtocol = (offered: ReadonlySet<string>): string | false =>
  offered.has('v12.stomp') ? 'v12.stomp' : false
