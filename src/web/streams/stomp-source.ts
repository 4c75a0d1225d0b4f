import { createDecoder } from '#src/core/stomp/decoder.ts'
import { encodeFrame, type Frame, HEART_BEAT } from '#src/core/stomp/frame.ts'
import { agreedHeartBeats, type HeartBeats, heartBeatHeader } from '#src/core/stomp/heart-beats.ts'
import { runAll } from '#src/core/time/run-all.ts'
import type { Environment } from './environment.ts'
import type { Handlers, Source, SourceConnection } from './transport.ts'

/** Milliseconds in which a connection must stand. */
const CONNECT_MS = 8_000
const OWN_BEATS: HeartBeats = { sendsEvery: 10_000, expectsEvery: 10_000 }
/** Intervals in which a connection may be silent. One is not enough: a page that slept reads late. */
const SILENT_BEATS = 2
/** Characters of a frame, far more than the longest, which holds every market. */
const LONGEST = 4_000_000
const VERSIONS = ['1.2', '1.1']

type Clock = Pick<Environment, 'after'>

/**
 * STOMP over a plain WebSocket, which SockJS servers take at `…/websocket`. The token goes with CONNECT: private topics
 * are their owner's only.
 */
export const stompSource = (address: string, clock: Clock): Source => ({
  connect: (token, handlers) => openConnection(address, clock, token, handlers),
})

function openConnection(
  address: string,
  clock: Clock,
  token: string | null,
  handlers: Handlers,
): SourceConnection {
  /** Handlers of message bodies, by the id of their subscription. */
  const bodyHandlers = new Map<string, (body: string) => void>()
  const stops = new Set<() => void>()
  const decode = createDecoder(LONGEST)
  const utf8 = new TextDecoder()
  let socket: WebSocket | null = null
  let [isOpen, isOver] = [false, false]
  let silentBeats = 0
  let ids = 0

  const send = (command: string, headers: Frame['headers'], body = ''): void =>
    socket?.send(encodeFrame({ command, headers, body }))

  function end(): void {
    isOver = true
    for (const stop of stops) stop()
    socket?.close()
  }

  function fail(): void {
    if (isOver) return
    end()
    handlers.closed()
  }

  /** Runs something every so many milliseconds until the connection ends; never for 0. */
  function every(ms: number, run: () => void): void {
    if (ms === 0) return
    const stop = clock.after(ms, () => {
      stops.delete(stop)
      every(ms, run)
      run()
    })
    stops.add(stop)
  }

  function connect(): void {
    const offers = { 'accept-version': VERSIONS.join(), 'heart-beat': heartBeatHeader(OWN_BEATS) }
    send('CONNECT', token === null ? offers : { ...offers, 'x-auth-token': token })
  }

  function receive(data: unknown): void {
    if (isOver) return
    silentBeats = 0
    try {
      const text = data instanceof ArrayBuffer ? utf8.decode(data, { stream: true }) : String(data)
      runAll(decode(text).map((frame) => () => handle(frame)))
    } catch {
      fail()
    }
  }

  function handle({ command, headers, body }: Frame): void {
    if (isOver) return
    if (command === 'MESSAGE') bodyHandlers.get(headers['subscription'] ?? '')?.(body)
    else if (command === 'CONNECTED') opened(headers['heart-beat'])
    else if (command === 'ERROR') fail()
  }

  const stopWaiting = clock.after(CONNECT_MS, fail)
  stops.add(stopWaiting)

  function opened(heartBeat: string | undefined): void {
    if (isOpen) return
    isOpen = true
    stopWaiting()
    const { sendsEvery, expectsEvery } = agreedHeartBeats(OWN_BEATS, heartBeat)
    every(sendsEvery, () => socket?.send(HEART_BEAT))
    every(expectsEvery, () => {
      silentBeats += 1
      if (silentBeats > SILENT_BEATS) fail()
    })
    handlers.opened()
  }

  // `closed` comes after the line has been handed over, whatever happens.
  queueMicrotask(() => {
    if (isOver) return
    try {
      socket = new WebSocket(
        address,
        VERSIONS.map((version) => `v${version.replace('.', '')}.stomp`),
      )
    } catch {
      return fail()
    }
    socket.binaryType = 'arraybuffer'
    socket.addEventListener('open', connect)
    socket.addEventListener('message', ({ data }) => receive(data))
    socket.addEventListener('error', fail)
    socket.addEventListener('close', fail)
  })

  return {
    subscribe(topic, handle) {
      if (isOver) return () => {}
      ids += 1
      const id = `sub-${ids}`
      bodyHandlers.set(id, handle)
      send('SUBSCRIBE', { id, destination: topic })
      return () => {
        bodyHandlers.delete(id)
        if (!isOver) send('UNSUBSCRIBE', { id })
      }
    },
    send({ destination, body }) {
      if (isOpen && !isOver) send('SEND', { destination, 'content-type': 'application/json' }, body)
    },
    close() {
      if (!isOver) end()
    },
  }
}
