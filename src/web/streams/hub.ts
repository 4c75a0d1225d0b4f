import { backoff } from './backoff.ts'
import type { Environment } from './environment.ts'
import type { Connection, Batch, SentMessage, Topic, Transport } from './transport.ts'
import { watchSleep } from './sleep-watch.ts'

/** `idle`: without subscribers, or hidden. `down`: no connection, a retry is scheduled. */
export type HubState = 'idle' | 'connecting' | 'open' | 'down'

export type Listener = {
  readonly take: (batch: Batch) => void
  /** The topic has begun (again): what came before may have missed something. */
  readonly begun: () => void
  /** The connection is gone, or the page is out of sight: nothing will come. */
  readonly ended: () => void
}

/** One connection for all topics; each topic is asked for once, however many listen. */
export type Hub = {
  readonly listen: (topic: Topic, listener: Listener) => () => void
  /** @returns false where no connection stands, and nothing was sent */
  readonly send: (message: SentMessage) => boolean
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

/** A topic with its listeners; a later listener gets the options of the first one. */
type Subscription = { readonly topic: Topic; readonly listeners: Set<Listener>; leave: () => void }

export function createHub({ transport, environment, token, onToken }: HubOptions): Hub {
  const topics = new Map<string, Subscription>()
  const watchers = new Set<() => void>()
  let state: HubState = 'idle'
  let line: Connection | null = null
  let failures = 0
  let openedAt = 0
  let stopWaiting = (): void => {}
  let stopHiding = (): void => {}
  let hiddenAt = 0
  const sleep = watchSleep(environment, wake)

  function become(next: HubState): void {
    if (next === state) return
    const wasOpen = state === 'open'
    state = next
    if (next === 'idle') sleep.stop()
    else sleep.begin()
    if (wasOpen) for (const listener of everyone()) listener.ended()
    for (const watch of watchers) watch()
  }

  const everyone = (): readonly Listener[] => [...topics.values()].flatMap(({ listeners }) => [...listeners])

  /** Asks for a topic on the line that stands. */
  function ask(heard: Subscription): void {
    const own = line
    const take = (batch: Batch): void => {
      if (line === own) for (const listener of heard.listeners) listener.take(batch)
    }
    heard.leave = own?.subscribe(heard.topic, take) ?? nothing
  }

  function connect(): void {
    stopWaiting()
    if (line !== null || topics.size === 0 || !environment.isVisible()) return
    become('connecting')
    // Answers of a connection that was given up must not be taken for those of the next one.
    let own: Connection | null = null
    const isOwn = (): boolean => own !== null && line === own
    own = transport.connect(token(), {
      opened: () => {
        if (!isOwn()) return
        openedAt = environment.now()
        become('open')
        for (const heard of topics.values()) {
          ask(heard)
          for (const listener of heard.listeners) listener.begun()
        }
      },
      closed: () => {
        if (!isOwn()) return
        line = null
        fail()
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

  function disconnect(next: HubState): void {
    stopWaiting()
    const old = line
    line = null
    old?.close()
    become(next)
  }

  function renew(): void {
    if (line === null) return
    disconnect('down')
    connect()
  }

  /**
   * Connects or checks the connection after a sleep: it may have ended long ago, and the delay of the next attempt has
   * passed.
   */
  function wake(): void {
    failures = 0
    if (line === null) connect()
    else renew()
  }

  function look(): void {
    stopHiding()
    if (!environment.isVisible()) {
      hiddenAt = environment.wall()
      stopHiding = environment.after(HIDDEN_MS, () => disconnect('idle'))
    } else if (environment.wall() - hiddenAt > HIDDEN_MS) wake()
    else connect()
  }

  environment.onVisibility(look)
  environment.onOnline(() => {
    failures = 0
    if (state === 'down') connect()
    // What was begun without a network may wait long for nothing.
    else if (state === 'connecting') renew()
  })
  // A socket goes on as if nothing had happened, and its silence tells late.
  environment.onOffline(renew)
  onToken(renew)

  return {
    send(message) {
      if (state !== 'open' || line === null) return false
      line.send(message)
      return true
    },
    state: () => state,
    onState(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    renew,
    listen(topic, listener) {
      const known = topics.get(topic.name)
      const heard: Subscription = known ?? { topic, listeners: new Set(), leave: nothing }
      heard.listeners.add(listener)
      topics.set(topic.name, heard)
      if (known === undefined && state === 'open') ask(heard)
      if (state === 'open') listener.begun()
      else connect()
      return () => {
        if (!heard.listeners.delete(listener) || heard.listeners.size > 0) return
        topics.delete(topic.name)
        if (state === 'open') heard.leave()
        if (topics.size === 0) disconnect('idle')
      }
    },
  }
}

function nothing(): void {}
