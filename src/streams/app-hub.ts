import { sessionStore } from '#src/session/session.ts'
import { createHub, type Hub } from './hub.ts'
import { browserEnvironment } from './environment.ts'
import { stompTransport } from './stomp-transport.ts'

let base = '/api/streams'
const hubs = new Map<string, Hub>()

/** To be called once, before the first subscription: where live data comes from, a path of this origin or a ws(s) address. */
export function configureStreams(address: string): void {
  base = address
}

/** The connection of one kind of market, such as `/market/market-ws`, shared by everybody on the page. */
export function hubOf(endpoint: string): Hub {
  const known = hubs.get(endpoint)
  if (known !== undefined) return known
  const hub = createHub({
    transport: stompTransport(addressOf(endpoint)),
    environment: browserEnvironment,
    token: () => sessionStore.get().token,
    onToken,
  })
  hubs.set(endpoint, hub)
  return hub
}

/** A SockJS server takes plain WebSockets at `…/websocket`. */
function addressOf(endpoint: string): string {
  const url = new URL(`${base}${endpoint}/websocket`, window.location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
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
