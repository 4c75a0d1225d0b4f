import type { Parcel, Topic } from './transport.ts'

/** Messages between page and worker. Each connection has a port of its own, which ends with it. */

/** To the worker, with the port of a new connection. */
export type Connect = { readonly address: string; readonly token: string | null }

/** From the page. `next`: what was told has been dealt with, so there may be more. */
export type Asked =
  | { readonly kind: 'subscribe'; readonly id: number; readonly topic: Topic }
  | { readonly kind: 'leave'; readonly id: number }
  | { readonly kind: 'next' }
  | { readonly kind: 'close' }

/** From the worker. `here`: it has come up, and connects. Parcels of one beat come together, by the id of their subscription. */
export type Told =
  | { readonly kind: 'here' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'parcels'; readonly parcels: ReadonlyMap<number, Parcel> }

/** One end of a connection's port. */
export type End<Said, Heard> = {
  readonly say: (said: Said) => void
  readonly hear: (listener: (heard: Heard) => void) => void
  readonly close: () => void
}

export const endOf = <Said, Heard>(port: MessagePort): End<Said, Heard> => ({
  say: (said) => port.postMessage(said),
  hear(listener) {
    port.addEventListener('message', ({ data }: MessageEvent<Heard>) => listener(data))
    port.start()
  },
  close: () => port.close(),
})
