import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Sandbox } from '../../sandbox.ts'

export type StreamSockets = {
  /** Takes an upgrade that is the streams'; false when it is not. */
  upgrade(message: IncomingMessage, socket: Duplex, head: Buffer): boolean
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
    upgrade(message, socket, head) {
      const { pathname } = new URL(message.url ?? '/', 'http://localhost')
      if (pathname !== sandbox.socketPath) return false
      const { host = '' } = message.headers
      if (hosts !== undefined && !hosts.has(host.replace(/:\d+$/, ''))) {
        socket.end('HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\n\r\n')
        return true
      }
      server.handleUpgrade(message, socket, head, take)
      return true
    },
    close() {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}

const chooseProtocol = (offered: ReadonlySet<string>): string | false =>
  offered.has('v12.stomp') ? 'v12.stomp' : false
