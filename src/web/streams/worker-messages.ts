import type { Batch, SentMessage, Topic } from './transport.ts'

/** Messages between page and worker. Each connection has a port of its own, which ends with it. */

/** To the worker, with the port of a new connection. */
export type Connect = { readonly address: string; readonly token: string | null }

/** From the page. `next`: what was told has been dealt with, so there may be more. */
export type ToWorker =
  | { readonly kind: 'subscribe'; readonly id: number; readonly topic: Topic }
  | { readonly kind: 'leave'; readonly id: number }
  | { readonly kind: 'send'; readonly message: SentMessage }
  | { readonly kind: 'next' }
  | { readonly kind: 'close' }

/** From the worker. `here`: it has come up, and connects. Batches of one beat come together, by the id of their subscription. */
export type ToPage =
  | { readonly kind: 'here' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'batches'; readonly batches: ReadonlyMap<number, Batch> }

/** One end of a connection's port. */
export type PortEnd<Sent, Received> = {
  readonly send: (message: Sent) => void
  readonly onMessage: (listener: (message: Received) => void) => void
  readonly close: () => void
}

export const portEnd = <Sent, Received>(port: MessagePort): PortEnd<Sent, Received> => ({
  send: (message) => port.postMessage(message),
  onMessage(listener) {
    port.addEventListener('message', ({ data }: MessageEvent<Received>) => listener(data))
    port.start()
  },
  close: () => port.close(),
})
