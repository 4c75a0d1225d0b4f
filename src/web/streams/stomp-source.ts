import type { Client, IFrame } from '@stomp/stompjs'
import { withFastParsing } from './fast-parsing.ts'
import type { Source } from './transport.ts'

/** Milliseconds in which a connection must stand. */
const CONNECT_MS = 8_000
const HEARTBEAT_MS = 10_000

/**
 * STOMP over a plain WebSocket, which SockJS servers take at `…/websocket`. The library is loaded with the first
 * connection. The token goes with CONNECT: private topics are their owner's only.
 */
export const stompSource = (address: string): Source => ({
  connect(token, handlers) {
    let client: Client | null = null
    let over = false
    /** Handlers of message bodies, by the id of their subscription. */
    const bodyHandlers = new Map<string, (body: string) => void>()
    const message = (subscription: string, body: string): void => {
      if (!over) bodyHandlers.get(subscription)?.(body)
    }
    const end = (): void => {
      if (over) return
      over = true
      void client?.deactivate({ force: true })
    }
    const fail = (): void => {
      if (over) return
      end()
      handlers.closed()
    }
    const begin = async (): Promise<void> => {
      const { Client: Stomp, Versions } = await import('@stomp/stompjs')
      if (over) return
      client = new Stomp({
        webSocketFactory: () =>
          withFastParsing(new WebSocket(address, Versions.default.protocolVersions()), message, () =>
            performance.now(),
          ),
        connectHeaders: token === null ? {} : { 'x-auth-token': token },
        connectionTimeout: CONNECT_MS,
        // Whoever uses this decides when to try again.
        reconnectDelay: 0,
        heartbeatIncoming: HEARTBEAT_MS,
        heartbeatOutgoing: HEARTBEAT_MS,
        onConnect: () => {
          if (!over) handlers.opened()
        },
        onStompError: (_frame: IFrame) => fail(),
        onWebSocketClose: fail,
        onWebSocketError: fail,
      })
      client.activate()
    }
    begin().catch(fail)
    return {
      subscribe(topic, handle) {
        if (over || client === null) return () => {}
        const { id } = client.subscribe(topic, ({ headers, body }) =>
          message(headers['subscription'] ?? '', body),
        )
        bodyHandlers.set(id, handle)
        return () => {
          bodyHandlers.delete(id)
          if (!over && client?.connected === true) client.unsubscribe(id)
        }
      },
      close: end,
    }
  },
})
