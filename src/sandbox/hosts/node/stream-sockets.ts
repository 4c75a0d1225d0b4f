import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Sandbox } from '../../sandbox.ts'
import { isOurHost } from './allowed-hosts.ts'
import { requestUrl } from './request-url.ts'

export type StreamSockets = {
  /** Whether a request asks for the streams. Every other upgrade is answered as if it offered none (RFC 9110, 7.8). */
  isForUs(message: IncomingMessage): boolean
  upgrade(message: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

/** Frames of a client are short. */
const LONGEST = 16_384
/** A client that does not read is cut off before it fills the memory. */
const WAITING = 4_000_000

/** Brings WebSockets to the sandbox. Text only, at its one path, under one of its own names. */
export function createStreamSockets(
  sandbox: Pick<Sandbox, 'socketPath' | 'connect'>,
  hosts?: ReadonlySet<string>,
): StreamSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST, handleProtocols: chooseProtocol })

  function take(client: WebSocket): void {
    const connection = sandbox.connect({
      send(text) {
        if (client.bufferedAmount > WAITING) client.terminate()
        else if (client.readyState === client.OPEN) client.send(text)
      },
      close: () => client.close(),
    })
    client.on('message', (data, isBinary) => {
      if (isBinary || !Buffer.isBuffer(data)) client.close(1003)
      else connection.receive(data.toString('utf8'))
    })
    client.on('close', connection.closed)
    client.on('error', () => client.terminate())
  }

  return {
    isForUs(message) {
      const isWebSocket = message.headers.upgrade?.toLowerCase() === 'websocket'
      const isPath = requestUrl(message)?.pathname === sandbox.socketPath
      return isWebSocket && isPath && message.method === 'GET' && isOurHost(message, hosts)
    },
    upgrade(message, socket, head) {
      ignoreErrors(socket)
      server.handleUpgrade(message, socket, head, take)
    },
    close() {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}

/** Whoever resets a connection gets no answer; without a listener the error of that would end the process. */
function ignoreErrors(socket: Duplex): void {
  socket.on('error', () => undefined)
}

const chooseProtocol = (offered: ReadonlySet<string>): string | false =>
  offered.has('v12.stomp') ? 'v12.stomp' : false
