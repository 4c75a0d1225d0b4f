/**
 * The worker that holds the connections: messages are read here, off the page's thread, which gets them five
 * times a second however many arrive.
 */
import { browserEnvironment } from './environment.ts'
import { coalesced } from './coalesced.ts'
import { stompSource } from './stomp-source.ts'
import { serveConnection } from './serve-connection.ts'
import { type Connect, portEnd } from './worker-messages.ts'

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Connect>) => {
  if (port === undefined) return
  const source = stompSource(data.address, browserEnvironment)
  serveConnection(portEnd(port), coalesced(source, browserEnvironment), data.token)
})
