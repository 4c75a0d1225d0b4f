import type { Client, IFrame, IMessage } from '@stomp/stompjs'
import type { Hears, Line, Transport } from './transport.ts'

/** Milliseconds in which a connection must stand. */
const CONNECT_MS = 8_000
const HEARTBEAT_MS = 10_000

/**
 * STOMP over a plain WebSocket, which SockJS servers take at `…/websocket`. The library is loaded with the first
 * connection. The token goes with CONNECT: private topics are their owner's only.
 */
export const stompTransport = (address: string): Transport => ({
  connect(token, hears) {
    let client: Client | null = null
    let over = false
    const end = (): void => {
      if (over) return
      over = true
      void client?.deactivate({ force: true })
    }
    const fail = (): void => {
      if (over) return
      end()
      hears.closed()
    }
    const begin = async (): Promise<void> => {
      const { Client: Stomp } = await import('@stomp/stompjs')
      if (over) return
      client = new Stomp({
        brokerURL: address,
        connectHeaders: token === null ? {} : { 'x-auth-token': token },
        connectionTimeout: CONNECT_MS,
        // Whoever uses this decides when to try again.
        reconnectDelay: 0,
        heartbeatIncoming: HEARTBEAT_MS,
        heartbeatOutgoing: HEARTBEAT_MS,
        onConnect: () => {
          if (!over) hears.opened()
        },
        onStompError: (_frame: IFrame) => fail(),
        onWebSocketClose: fail,
        onWebSocketError: fail,
      })
      client.activate()
    }
    begin().catch(fail)
    return lineOf(() => (over ? null : client), hears, end)
  },
})

function lineOf(client: () => Client | null, hears: Hears, close: () => void): Line {
  const ids = new Map<string, string>()
  return {
    subscribe(topic) {
      const hear = (message: IMessage): void => hears.message(topic, message.body)
      const subscription = client()?.subscribe(topic, hear)
      if (subscription !== undefined) ids.set(topic, subscription.id)
    },
    unsubscribe(topic) {
      const id = ids.get(topic)
      ids.delete(topic)
      if (id !== undefined && client()?.connected === true) client()?.unsubscribe(id)
    },
    close,
  }
}
