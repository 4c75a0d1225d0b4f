import { createDecoder } from '#src/core/stomp/decoder.ts'
import { encodeFrame, type Frame, HEART_BEAT } from '#src/core/stomp/frame.ts'
import { agreedHeartBeats, type HeartBeats, heartBeatHeader } from '#src/core/stomp/heart-beats.ts'
import { BUDGET_WINDOW, createFrameBudget } from './frame-budget.ts'
import type { Timers } from './timers.ts'
import type { Topic } from './topic.ts'

/** The other end, as a home has it: text in and out. */
export type StreamSocket = { readonly send: (text: string) => void; readonly close: () => void }
/** Calls by which a host reports events of its socket. */
export type StreamConnection = { readonly receive: (text: string) => void; readonly closed: () => void }

export type Subscription = { readonly id: string; readonly topic: Topic; readonly connection: Connection }

export type Connection = {
  /** Digest of the token of CONNECT, if it counted then. */
  readonly session: () => string | null
  readonly message: (to: Subscription, body: string) => void
  /** Says why, and hangs up. */
  readonly refuse: (reason: string) => void
}

export type ConnectionOptions = {
  readonly timers: Timers
  /** The topic of a name on the client's socket, if the contract has it there. */
  readonly readTopic: (name: string) => Topic | undefined
  /** The digest of a token that counts, else null. */
  readonly logIn: (token: string) => Promise<string | null>
  /** Returns true when the session may read a topic now. */
  readonly mayRead: (session: string | null, topic: Topic) => boolean
  readonly subscribed: (subscription: Subscription) => void
  readonly unsubscribed: (subscription: Subscription) => void
  /** Takes what the session sends to a destination. Returns why not, where the connection ends for it. */
  readonly received: (
    session: string | null,
    destination: string,
    body: string,
  ) => Promise<string | undefined>
  readonly isStalled: () => boolean
}

const OWN_BEATS: HeartBeats = { sendsEvery: 10_000, expectsEvery: 10_000 }
/** A connection needs few topics; more are a fault of the client. */
const MOST_TOPICS = 64
/** Milliseconds in which CONNECT has to come. */
export const CONNECT_WITHIN = 15_000
/** Characters of a frame. */
const LONGEST = 16_384

/** One client: reads its frames in order and keeps its subscriptions. */
export function openConnection(socket: StreamSocket, options: ConnectionOptions): StreamConnection {
  const { timers, readTopic, logIn, mayRead, subscribed, unsubscribed, received, isStalled } = options
  const subscriptions = new Map<string, Subscription>()
  const decode = createDecoder(LONGEST)
  let session: string | null = null
  let [isConnected, isOver, isHeard, messages] = [false, false, true, 0]
  const budget = createFrameBudget()
  let stops: (() => void)[] = [
    timers.every(BUDGET_WINDOW, () => budget.renew()),
    timers.every(CONNECT_WITHIN, () => void (isConnected || connection.refuse('CONNECT did not come'))),
  ]
  let work: Promise<void> = Promise.resolve()

  const send = (command: string, headers: Frame['headers'], body = ''): void => {
    if (!isOver) socket.send(encodeFrame({ command, headers, body }))
  }

  const connection: Connection = {
    session: () => session,
    message({ id, topic }, body) {
      messages += 1
      send(
        'MESSAGE',
        {
          subscription: id,
          'message-id': String(messages),
          destination: topic.name,
          'content-type': 'application/json',
        },
        body,
      )
    },
    refuse(reason) {
      send('ERROR', { message: reason })
      finish()
      socket.close()
    },
  }

  function finish(): void {
    isOver = true
    for (const stop of stops) stop()
    stops = []
    for (const subscription of subscriptions.values()) unsubscribed(subscription)
    subscriptions.clear()
  }

  async function connect(headers: Frame['headers']): Promise<void> {
    if (!(headers['accept-version'] ?? '').split(',').includes('1.2'))
      return connection.refuse('version 1.2 is spoken here')
    const token = headers['x-auth-token'] ?? ''
    session = token === '' || token.length > 512 ? null : await logIn(token)
    if (isOver) return
    isConnected = true
    send('CONNECTED', {
      version: '1.2',
      'heart-beat': heartBeatHeader(OWN_BEATS),
      server: 'openbourse-sandbox',
    })
    const { sendsEvery, expectsEvery } = agreedHeartBeats(OWN_BEATS, headers['heart-beat'])
    if (sendsEvery > 0)
      stops.push(timers.every(sendsEvery, () => void (isStalled() || socket.send(HEART_BEAT))))
    if (expectsEvery > 0) stops.push(timers.every(2 * expectsEvery, listen))
  }

  /** Closes a connection that promised heart-beats and sent nothing since the last check. */
  function listen(): void {
    if (!isHeard) {
      finish()
      socket.close()
    }
    isHeard = false
  }

  function subscribe({ id = '', destination = '' }: Frame['headers']): void {
    const topic = readTopic(destination)
    if (topic === undefined) return connection.refuse('there is no such topic')
    if (!mayRead(session, topic)) return connection.refuse('this topic is for its own member')
    if (id === '' || subscriptions.has(id) || subscriptions.size >= MOST_TOPICS)
      return connection.refuse('a subscription needs an id of its own, and there are few of them')
    const subscription = { id, topic, connection }
    subscriptions.set(id, subscription)
    subscribed(subscription)
  }

  async function handle({ command, headers, body }: Frame): Promise<void> {
    if (isOver) return
    if (!budget.takes(command)) return connection.refuse('too many frames in a short time')
    if (command === 'CONNECT' || command === 'STOMP')
      return isConnected ? connection.refuse('there is one CONNECT') : connect(headers)
    if (!isConnected) return connection.refuse('CONNECT comes first')
    if (command === 'SUBSCRIBE') subscribe(headers)
    else if (command === 'SEND') {
      const reason = await received(session, headers['destination'] ?? '', body)
      if (reason !== undefined) return connection.refuse(reason)
    } else if (command === 'UNSUBSCRIBE') {
      const subscription = subscriptions.get(headers['id'] ?? '')
      if (subscription !== undefined) unsubscribed(subscription)
      subscriptions.delete(headers['id'] ?? '')
    } else if (command !== 'DISCONNECT') return connection.refuse(`${command} is not taken here`)
    if (headers['receipt'] !== undefined) send('RECEIPT', { 'receipt-id': headers['receipt'] })
    if (command === 'DISCONNECT') {
      finish()
      socket.close()
    }
  }

  /** Deals with a message after those before it. */
  async function take(text: string, before: Promise<void>): Promise<void> {
    await before
    try {
      for (const frame of decode(text)) await handle(frame)
    } catch (error) {
      connection.refuse(error instanceof RangeError ? error.message : 'a fault')
    }
  }

  return {
    closed: finish,
    receive(text) {
      isHeard = true
      work = take(text, work)
    },
  }
}
