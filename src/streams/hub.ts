import { backoff } from './backoff.ts'
import type { Environment } from './environment.ts'
import type { Line, Transport } from './transport.ts'

/** `idle`: nobody listens, or nobody looks. `down`: no connection, a next try is on its way. */
export type HubState = 'idle' | 'connecting' | 'open' | 'down'

export type Listener = {
  readonly message: (body: string) => void
  /** The topic has begun (again): what came before may have missed something. */
  readonly begun: () => void
  /** The connection is gone, or the page is out of sight: nothing will come. */
  readonly ended: () => void
}

/** One connection for all topics; each topic is asked for once, however many listen. */
export type Hub = {
  readonly listen: (topic: string, listener: Listener) => () => void
  readonly state: () => HubState
  readonly onState: (listener: () => void) => () => void
  /** Ends the connection and makes another: for one that stands but says nothing. */
  readonly renew: () => void
}

/** Milliseconds for which a page out of sight keeps its connection: a glance at another tab costs nothing. */
const HIDDEN_MS = 5_000
/** A connection that stood so long was a good one: the next failure begins with a short wait again. */
const GOOD_MS = 10_000

type HubOptions = {
  readonly transport: Transport
  readonly environment: Environment
  /** Asked at each connection. */
  readonly token: () => string | null
  /** Another person, or a newer token: topics have to be asked for anew. */
  readonly onToken: (listener: () => void) => () => void
}

export function createHub({ transport, environment, token, onToken }: HubOptions): Hub {
  const topics = new Map<string, Set<Listener>>()
  const watchers = new Set<() => void>()
  let state: HubState = 'idle'
  let line: Line | null = null
  let failures = 0
  let openedAt = 0
  let stopWaiting = (): void => {}
  let stopHiding = (): void => {}

  function become(next: HubState): void {
    if (next === state) return
    const wasOpen = state === 'open'
    state = next
    if (wasOpen) for (const listener of everyone()) listener.ended()
    for (const watch of watchers) watch()
  }

  const everyone = (): readonly Listener[] => [...topics.values()].flatMap((listeners) => [...listeners])

  function connect(): void {
    stopWaiting()
    if (line !== null || topics.size === 0 || !environment.isVisible()) return
    become('connecting')
    // Answers of a connection that was given up must not be taken for those of the next one.
    let own: Line | null = null
    const isOwn = (): boolean => own !== null && line === own
    own = transport.connect(token(), {
      opened: () => {
        if (!isOwn()) return
        openedAt = environment.now()
        become('open')
        for (const [topic, listeners] of topics) {
          line?.subscribe(topic)
          for (const listener of listeners) listener.begun()
        }
      },
      closed: () => {
        if (!isOwn()) return
        line = null
        fail()
      },
      message: (topic, body) => {
        if (isOwn()) for (const listener of topics.get(topic) ?? []) listener.message(body)
      },
    })
    line = own
  }

  function fail(): void {
    if (state === 'open' && environment.now() - openedAt > GOOD_MS) failures = 0
    become('down')
    stopWaiting = environment.after(backoff(failures, environment.random()), connect)
    failures += 1
  }

  function hangUp(next: HubState): void {
    stopWaiting()
    const old = line
    line = null
    old?.close()
    become(next)
  }

  function renew(): void {
    if (line === null) return
    hangUp('down')
    connect()
  }

  function look(): void {
    stopHiding()
    if (environment.isVisible()) connect()
    else stopHiding = environment.after(HIDDEN_MS, () => hangUp('idle'))
  }

  environment.onVisibility(look)
  environment.onOnline(() => {
    failures = 0
    if (state === 'down') connect()
  })
  onToken(renew)

  return {
    state: () => state,
    onState(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    renew,
    listen(topic, listener) {
      const known = topics.get(topic)
      const listeners = known ?? new Set<Listener>()
      listeners.add(listener)
      topics.set(topic, listeners)
      if (known === undefined && state === 'open') line?.subscribe(topic)
      if (state === 'open') listener.begun()
      else connect()
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return
        topics.delete(topic)
        if (state === 'open') line?.unsubscribe(topic)
        if (topics.size === 0) hangUp('idle')
      }
    },
  }
}
