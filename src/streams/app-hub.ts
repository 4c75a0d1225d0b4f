import { sessionStore } from '#src/session/session.ts'
import { socketAddress } from './address.ts'
import { browserEnvironment } from './environment.ts'
import { createHub, type Hub } from './hub.ts'
import { stompTransport } from './stomp-transport.ts'

const hubs = new Map<string, Hub>()

/** The connection of one kind of market, such as `/market/market-ws/websocket`, shared by everybody on the page. */
export function hubOf(path: string): Hub {
  const known = hubs.get(path)
  if (known !== undefined) return known
  const hub = createHub({
    transport: stompTransport(socketAddress(path)),
    environment: browserEnvironment,
    token: () => sessionStore.get().token,
    onToken,
  })
  hubs.set(path, hub)
  return hub
}

function onToken(listener: () => void): () => void {
  let { token } = sessionStore.get()
  return sessionStore.subscribe(() => {
    const now = sessionStore.get().token
    if (now === token) return
    token = now
    listener()
  })
}
