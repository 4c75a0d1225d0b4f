import { sessionStore } from '#src/web/session/session.ts'
import { socketAddress } from './address.ts'
import { browserEnvironment } from './environment.ts'
import { coalesced } from './coalesced.ts'
import { createHub, type Hub } from './hub.ts'
import { stompSource } from './stomp-source.ts'
import { workerTransport } from './worker-transport.ts'

const hubs = new Map<string, Hub>()

/** Returns the page's one connection of a socket, such as `/market/market-ws/websocket`. */
export function hubOf(path: string): Hub {
  const known = hubs.get(path)
  if (known !== undefined) return known
  const address = socketAddress(path)
  const hub = createHub({
    transport: workerTransport({
      address,
      start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
      otherwise: coalesced(stompSource(address, browserEnvironment), browserEnvironment),
      environment: browserEnvironment,
    }),
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
