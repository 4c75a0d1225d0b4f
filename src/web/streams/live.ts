import { runAll } from '#src/core/time/run-all.ts'
import type { Environment } from './environment.ts'
import type { Hub } from './hub.ts'
import { createInbox } from './inbox.ts'
import { createSnapshots } from './snapshots.ts'
import type { Topic } from './transport.ts'

/**
 * Reliability of the shown data. `loading`: nothing has arrived yet. `live`: messages arrive on time. `delayed`:
 * connected, but no message came for too long, or the data had to be requested anew. `offline`: no connection.
 */
export type Health = 'loading' | 'live' | 'delayed' | 'offline'

export type LiveView<State> = {
  /** Null until something is known. */
  readonly state: State | null
  readonly health: Health
  /** Milliseconds of the environment's clock at which the state was last confirmed; null before. */
  readonly at: number | null
}

/**
 * Result of applying a message to a state. `again`: a message is missing, request the state by HTTP. `doubtful`: the
 * state must not be shown as it is.
 */
export type Applied<State> =
  | { readonly kind: 'state'; readonly state: State }
  | { readonly kind: 'doubtful'; readonly state: State }
  | { readonly kind: 'again' }

export type LiveOptions<State, Message> = {
  readonly topic: Topic
  /** @throws when the body is not what the contract says */
  readonly decode: (body: string) => Message
  readonly load?: (signal: AbortSignal) => Promise<State>
  readonly apply: (state: State | null, message: Message) => Applied<State>
  /** Milliseconds after which silence is a fault; left out: silence is normal. */
  readonly quietMs?: number
}

/** Live data outside React: starts with its first reader, ends with its last one. */
export type Live<State> = {
  readonly get: () => LiveView<State>
  readonly subscribe: (listener: () => void) => () => void
  /** Messages that could not be read since it began. */
  readonly malformed: () => number
}

/** Silences in a row after which the connection itself is taken for dead. */
const RENEW_AFTER = 3
/**
 * Milliseconds for which the first asking waits for a connection that is on its way: what was asked for before that is
 * asked for again after it, because messages count only from there on.
 */
const PATIENCE_MS = 300
/** Milliseconds for which a doubtful state may wait for the message that clears it up. */
const DOUBT_MS = 1_000

export function createLive<State, Message>(
  hub: Hub,
  environment: Environment,
  options: LiveOptions<State, Message>,
): Live<State> {
  const listeners = new Set<() => void>()
  let view: LiveView<State> = { state: null, health: 'loading', at: null }
  /** State that messages are applied to; `shown` is the last one that was consistent. */
  let current: State | null = null
  let shown: State | null = null
  let silences = 0
  let hasProblem = false
  let stop = (): void => {}
  let stopQuiet = (): void => {}
  let stopDoubt: (() => void) | null = null

  function healthNow(): Health {
    if (hub.state() === 'down') return 'offline'
    if (hub.state() === 'open' && silences === 0 && !hasProblem) return shown === null ? 'loading' : 'live'
    if (hub.state() === 'open') return 'delayed'
    // Connecting, or out of sight: what was live is not any more.
    return view.health === 'live' ? 'delayed' : view.health
  }

  function publish(confirmed: boolean): void {
    const health = healthNow()
    const at = confirmed ? environment.now() : view.at
    if (health === view.health && at === view.at && Object.is(shown, view.state)) return
    view = { state: shown, health, at }
    runAll(listeners)
  }

  function listenForSilence(): void {
    stopQuiet()
    if (options.quietMs === undefined) return
    stopQuiet = environment.after(options.quietMs, () => {
      silences += 1
      if (silences % RENEW_AFTER === 0) hub.renew()
      else snapshots.ask()
      publish(false)
      listenForSilence()
    })
  }

  const snapshots = createSnapshots(environment, options.load, {
    arrived: (state) => {
      hasProblem = false
      current = shown = state
      calm()
      inbox.open()
      publish(true)
    },
    failed: () => {
      hasProblem = options.load !== undefined
      // Messages that replace all they tell of do without.
      inbox.open()
      publish(false)
    },
  })

  const inbox = createInbox<Message>(options.decode, {
    malformed: () => snapshots.ask(),
    gap: () => snapshots.ask(),
    onMessages: (messages) => {
      let isSound = true
      for (const message of messages) {
        const applied = options.apply(current, message)
        if (applied.kind === 'again') snapshots.ask()
        else [current, isSound] = [applied.state, applied.kind === 'state']
      }
      hear()
      if (messages.length === 0) return
      if (isSound) {
        calm()
        shown = current
        publish(true)
      } else stopDoubt ??= environment.after(DOUBT_MS, () => snapshots.ask())
    },
  })

  /** Something came: the silence, if there was one, is over. */
  function hear(): void {
    const wasSilent = silences > 0
    silences = 0
    listenForSilence()
    if (wasSilent) publish(false)
  }

  /** Cancels the timer of a doubtful state, once it is consistent again. */
  function calm(): void {
    stopDoubt?.()
    stopDoubt = null
  }

  function start(): () => void {
    let stopWaiting = (): void => {}
    const stopListening = hub.listen(options.topic, {
      take: inbox.put,
      begun: () => {
        stopWaiting()
        silences = 0
        inbox.close()
        snapshots.ask(true)
        listenForSilence()
        publish(false)
      },
      ended: () => {
        stopQuiet()
        publish(false)
      },
    })
    // What is known by HTTP need not wait for a connection that does not come.
    if (hub.state() === 'connecting') stopWaiting = environment.after(PATIENCE_MS, () => snapshots.ask(true))
    else if (hub.state() !== 'open') snapshots.ask(true)
    const stopWatching = hub.onState(() => publish(false))
    return () => {
      stopWaiting()
      for (const end of [stopListening, stopWatching, () => stopQuiet(), calm, snapshots.stop, inbox.close])
        end()
    }
  }

  return {
    get: () => view,
    malformed: inbox.malformed,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) stop = start()
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return
        stop()
        // A later subscriber must not take the old state for the current one.
        current = shown = null
        hasProblem = false
        silences = 0
        view = { state: null, health: 'loading', at: null }
      }
    },
  }
}
