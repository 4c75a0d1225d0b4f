/**
 * The worker that holds the connections: what a socket says is read here, off the page's thread, which hears of it ten
 * times a second however much comes.
 */
import { browserEnvironment } from './environment.ts'
import { gathered } from './gather.ts'
import { stompSource } from './stomp-source.ts'
import { serveLine } from './worker-end.ts'
import { type Connect, endOf } from './worker-messages.ts'

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Connect>) => {
  if (port === undefined) return
  serveLine(endOf(port), gathered(stompSource(data.address), browserEnvironment), data.token)
})
