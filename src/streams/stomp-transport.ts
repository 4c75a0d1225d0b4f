import type { Client, IFrame } from '@stomp/stompjs'
import { quicken } from './quick-socket.ts'
import type { Line, Transport } from './transport.ts'

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
    /** By the id of their subscription. */
    const topics = new Map<string, string>()
    const message = (subscription: string, body: string): void => {
      const topic = topics.get(subscription)
      if (!over && topic !== undefined) hears.message(topic, body)
    }
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
      const { Client: Stomp, Versions } = await import('@stomp/stompjs')
      if (over) return
      client = new Stomp({
        webSocketFactory: () =>
          quicken(new WebSocket(address, Versions.default.protocolVersions()), message, () =>
            performance.now(),
          ),
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
    return lineOf(() => (over ? null : client), topics, message, end)
  },
})

function lineOf(
  client: () => Client | null,
  topics: Map<string, string>,
  message: (subscription: string, body: string) => void,
  close: () => void,
): Line {
  return {
    subscribe(topic) {
      const subscription = client()?.subscribe(topic, ({ headers, body }) =>
        message(headers['subscription'] ?? '', body),
      )
      if (subscription !== undefined) topics.set(subscription.id, topic)
    },
    unsubscribe(topic) {
      for (const [id, name] of topics)
        if (name === topic) {
          topics.delete(id)
          if (client()?.connected === true) client()?.unsubscribe(id)
        }
    },
    close,
  }
}
