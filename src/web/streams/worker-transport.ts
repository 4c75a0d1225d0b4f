import type { Environment } from './environment.ts'
import { createHandOver, type Taker } from './hand-over.ts'
import type { Connection, Transport } from './transport.ts'
import { type ToWorker, type Connect, portEnd, type ToPage } from './worker-messages.ts'

/** Part of a worker that is used here. */
export type ConnectionWorker = {
  readonly postMessage: (connect: Connect, ports: MessagePort[]) => void
  readonly addEventListener: (type: 'error', listener: () => void) => void
  readonly terminate: () => void
}

type WorkerOptions = {
  readonly address: string
  /** @throws where there are no workers */
  readonly start: () => ConnectionWorker
  /** Carries what the worker cannot: it did not come up. */
  readonly otherwise: Transport
  readonly environment: Pick<Environment, 'after' | 'now' | 'pictured'>
}

/**
 * Seconds in which a worker has to report about a connection: longer than it gives the server. Counted one by one,
 * so that a page that was asleep, or held by a debugger, loses one of them, and first reads the messages of that time.
 */
const SILENT_SECONDS = 15

/**
 * Connections in a worker. One that does not come up (an old policy, a file that is gone) is done without: the page
 * connects itself, and tries a worker again the next time. One that came up but says nothing of its connection is not to
 * blame: that connection is over, and the next try is another one.
 */
export function workerTransport({ address, start, otherwise, environment }: WorkerOptions): Transport {
  let worker: ConnectionWorker | null = null
  /** Failure handler of each connection, for when the worker fails. */
  const fails = new Set<() => void>()

  function drop(): void {
    worker?.terminate()
    worker = null
    for (const fail of fails) fail()
  }

  /** @throws where there are no workers */
  function here(): ConnectionWorker {
    if (worker !== null) return worker
    const made = start()
    made.addEventListener('error', () => {
      if (worker === made) drop()
    })
    worker = made
    return made
  }

  return {
    connect(token, handlers) {
      const { port1, port2 } = new MessageChannel()
      const far = portEnd<ToWorker, ToPage>(port1)
      const takers = new Map<number, Taker>()
      const handOver = createHandOver(environment, () => far.send({ kind: 'next' }))
      let stopWaiting = (): void => {}
      let isUp = false
      let isOpen = false
      let isOver = false
      let ids = 0
      let instead: Connection | null = null

      function wait(seconds: number): void {
        stopWaiting = environment.after(1_000, () => {
          if (seconds > 1) wait(seconds - 1)
          else if (isUp) close()
          else drop()
        })
      }

      function end(): void {
        isOver = true
        stopWaiting()
        takers.clear()
        fails.delete(fail)
        far.send({ kind: 'close' })
      }

      function close(): void {
        end()
        handlers.closed()
      }

      function fail(): void {
        if (isOpen) return close()
        end()
        instead = otherwise.connect(token, handlers)
      }

      far.onMessage((told) => {
        if (isOver) return
        if (told.kind === 'here') {
          isUp = true
          return
        }
        stopWaiting()
        switch (told.kind) {
          case 'opened':
            isOpen = true
            return handlers.opened()
          case 'closed':
            return close()
          case 'batches':
            return handOver(told.batches, takers)
        }
      })

      fails.add(fail)
      wait(SILENT_SECONDS)
      try {
        here().postMessage({ address, token }, [port2])
      } catch {
        fail()
      }
      return {
        subscribe(topic, take) {
          if (instead !== null) return instead.subscribe(topic, take)
          const id = (ids += 1)
          takers.set(id, { topic, take })
          far.send({ kind: 'subscribe', id, topic })
          return () => {
            takers.delete(id)
            far.send({ kind: 'leave', id })
          }
        },
        send(message) {
          if (instead !== null) instead.send(message)
          else far.send({ kind: 'send', message })
        },
        close() {
          instead?.close()
          end()
        },
      }
    },
  }
}
