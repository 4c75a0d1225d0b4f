import type { TradePlate as BookSide } from '#generated/wire/trade-plate.ts'
import type { Command, State } from '../areas/state.ts'
import type { ExchangeBox } from '../exchange-box.ts'
import type { PairRow } from '../market/pairs.ts'
import type { Event } from '../kernel/machine.ts'
import { tokenDigest } from '../kernel/secrets.ts'
import { sessionMember } from '../areas/auth/sessions.ts'
import { openConnection, type StreamConnection, type StreamSocket, type Subscription } from './connection.ts'
import type { StreamFaults } from './faults.ts'
import { createSnapshotTexts } from './snapshot-texts.ts'
import { withoutSeq, corruptedMessage } from './corrupted.ts'
import type { Timers } from './timers.ts'
import { type Topic, topicKey, type TopicReader } from './topic.ts'
import { createReceiver } from './receive-messages.ts'
import type { TakenMessages } from './taken-messages.ts'
import type { Moment, Push, TopicSource } from './topic-source.ts'

export type StreamHub = {
  /** Takes a client at a socket of the contract, by its path. */
  connect(client: StreamSocket, socket: string): StreamConnection
  /** Handles an event of the exchange. */
  event(event: Event): void
  /** Number of the newest message about a pair's book on a socket. */
  frame(socket: string, symbol: string): number
  /** Cuts every connection off, as a restart would. */
  cut(): void
}

/** Milliseconds between two beats while there are subscribers. */
export const BEAT = 100
/** The topics, the sources of their messages, those that areas push because of an event, and those that members send. */
export type TopicSources = {
  readonly readTopic: TopicReader
  readonly sourceOf: (channel: string) => TopicSource
  readonly pushesOf: (event: Event, state: State) => readonly Push[]
  readonly takers: readonly TakenMessages<Command>[]
}

export type HubOptions = {
  readonly faults: StreamFaults
  readonly timers: Timers
  readonly onFault: (error: unknown) => void
}

/** Pushes values and events to the subscribers of their topics; rests while there are none. */
export function createStreamHub(
  box: Pick<ExchangeBox, 'engine'>,
  { readTopic, sourceOf, pushesOf, takers }: TopicSources,
  { faults, timers, onFault }: HubOptions,
): StreamHub {
  const open = new Set<StreamSocket>()
  const subscriptions = new Set<Subscription>()
  const frames = new Map<string, number>()
  /** By socket and topic: the latest messages and their moment, so that only changes are sent. */
  const lastSent = new Map<string, { readonly time: number; readonly texts: ReadonlySet<string> }>()
  const loggedUntil = new Map<string, number>()
  const snapshots = createSnapshotTexts()
  const delayed: (() => void)[] = []
  let beats = 0
  let isFailing = false
  let stop: (() => void) | undefined

  const moment = (): Moment => ({ state: box.engine.view(), time: box.engine.now() })
  const momentKey = ({ time }: Moment): string => `${beats}/${box.engine.seq()}/${Math.floor(time / BEAT)}`
  const frame = (socket: string, symbol: string): number => frames.get(topicKey(socket, symbol)) ?? 0
  const frameOf = ({ socket }: Topic, pair: PairRow): number => frame(socket, pair.symbol)

  const memberIn = (session: string | null) =>
    session === null ? undefined : sessionMember(box.engine.view(), session, box.engine.now())

  function mayRead(session: string | null, { member }: Topic): boolean {
    if (member === undefined) return true
    const own = memberIn(session)
    return own !== undefined && String(own.id) === member
  }

  const receive = createReceiver(box, takers, onFault)
  const push = (to: Subscription, body: unknown): void => pushText(to, JSON.stringify(body))

  function pushText(to: Subscription, text: string): void {
    const { connection, topic } = to
    // A log-in elsewhere ends this session, and with it what only its member may read.
    if (!mayRead(connection.session(), topic)) connection.refuse('this topic is for its own member')
    else if (!faults.stall) connection.message(to, text)
  }

  /** Sends the current values to a new subscriber. */
  function snapshot(to: Subscription): void {
    const { id, pair, key } = to.topic
    const source = sourceOf(id)
    const now = moment()
    if (source.kind === 'values')
      for (const text of snapshots.texts(key, momentKey(now), () => source.values(now, pair)))
        pushText(to, text)
    const own = memberIn(to.connection.session())
    if (source.kind === 'events' && own !== undefined)
      for (const body of source.first?.(now, own.id) ?? []) push(to, body)
    if (pair === undefined) return
    if (source.kind === 'book')
      for (const side of source.sides(now, pair, frameOf(to.topic, pair))) push(to, withoutSeq(faults, side))
    if (source.kind === 'log') {
      // Those who listen already get what is new for them; then all are at the same point.
      const others = [...subscriptions].filter((each) => each !== to && each.topic.key === key)
      if (others.length > 0) sendLog(others, to.topic, now)
      loggedUntil.set(key, now.time)
      push(
        to,
        source.since(now, pair, 0).filter(({ time }) => time + 1000 <= now.time),
      )
    }
  }

  /** Sends a message to the subscribers of a topic. */
  const sendToAll = (to: readonly Subscription[], body: unknown): void => {
    for (const each of to) push(each, body)
  }

  function sendChanges(to: readonly Subscription[], { id, key, pair }: Topic, now: Moment): void {
    const source = sourceOf(id)
    if (source.kind !== 'values') return
    const before = lastSent.get(key)
    const texts = source.values(now, pair, before?.time).map((body) => JSON.stringify(body))
    lastSent.set(key, { time: now.time, texts: new Set(texts) })
    for (const text of texts)
      if (before?.texts.has(text) !== true) for (const each of to) pushText(each, text)
  }

  function sendLog(to: readonly Subscription[], { id, key, pair }: Topic, now: Moment): void {
    const source = sourceOf(id)
    if (pair === undefined || source.kind !== 'log') return
    // What happened in a second is known when it is over.
    const from = loggedUntil.get(key) ?? now.time
    const fresh = source
      .since(now, pair, from - 1000)
      .filter(({ time }) => time + 1000 > from && time + 1000 <= now.time)
    loggedUntil.set(key, now.time)
    if (fresh.length > 0) sendToAll(to, fresh)
  }

  function sendBooks(topics: ReadonlyMap<string, readonly Subscription[]>, now: Moment): void {
    const books = [...topics.values()].flatMap((to) => {
      const [first] = to
      if (first?.topic.pair === undefined) return []
      const source = sourceOf(first.topic.id)
      return source.kind === 'book' ? [{ to, topic: first.topic, pair: first.topic.pair, source }] : []
    })
    for (const key of new Set(books.map(({ topic, pair }) => topicKey(topic.socket, pair.symbol))))
      frames.set(key, (frames.get(key) ?? 0) + 1)
    for (const { to, topic, pair, source } of books)
      for (const side of source.sides(now, pair, frameOf(topic, pair))) sendBook(to, side)
  }

  /** Sends a message about a book, with the injected faults: left out, corrupted or delayed. */
  function sendBook(to: readonly Subscription[], bookSide: BookSide): void {
    if (faults.gap > 0) {
      faults.gap -= 1
      return
    }
    const text = corruptedMessage(faults, bookSide)
    const send = (): void => {
      for (const each of to) pushText(each, text)
    }
    if (faults.reorder && delayed.length < 2) {
      delayed.push(send)
      return
    }
    send()
    // Both sides of a moment were held back; they come after those of the next.
    for (const late of delayed.splice(0)) late()
  }

  /** Runs a beat. One that fails must not end the process; only the first is reported, as the next likely fail alike. */
  function beat(): void {
    try {
      broadcast()
      isFailing = false
    } catch (error) {
      if (!isFailing) onFault(error)
      isFailing = true
    }
  }

  function broadcast(): void {
    beats += 1
    const now = moment()
    const topics = Map.groupBy(subscriptions, ({ topic }) => topic.key)
    const isBookBeat = faults.burst > 0 || beats % Math.max(1, Math.floor(10 / faults.rate)) === 0
    const looks = Math.max(1, Math.floor((faults.burst * BEAT) / 2000))
    if (isBookBeat) for (let look = 0; look < looks; look++) sendBooks(topics, now)
    for (const to of topics.values()) {
      const [first] = to
      if (first === undefined) continue
      const source = sourceOf(first.topic.id)
      if (source.kind === 'values' && beats % source.beats === 0) sendChanges(to, first.topic, now)
      if (source.kind === 'log' && beats % source.beats === 0) sendLog(to, first.topic, now)
    }
  }

  function changed(): void {
    if (subscriptions.size > 0) stop ??= timers.every(BEAT, beat)
    else {
      stop?.()
      stop = undefined
      lastSent.clear()
      snapshots.clear()
      loggedUntil.clear()
    }
  }

  return {
    frame,
    connect(client, socket) {
      if (faults.refuse) {
        client.close()
        return { receive: () => undefined, closed: () => undefined }
      }
      open.add(client)
      const connection = openConnection(client, {
        timers,
        readTopic: (name) => readTopic(socket, name),
        mayRead,
        received: (session, destination, body) => receive(session, socket, destination, body),
        isStalled: () => faults.stall,
        async logIn(token) {
          const digest = await tokenDigest(token)
          return sessionMember(box.engine.view(), digest, box.engine.now()) === undefined ? null : digest
        },
        subscribed(subscription) {
          subscriptions.add(subscription)
          changed()
          snapshot(subscription)
        },
        unsubscribed(subscription) {
          subscriptions.delete(subscription)
          changed()
        },
      })
      return {
        receive: connection.receive,
        closed() {
          open.delete(client)
          connection.closed()
        },
      }
    },
    event(event) {
      if (subscriptions.size === 0) return
      for (const { socket, topic, body } of pushesOf(event, box.engine.view()))
        for (const each of subscriptions) if (each.topic.key === topicKey(socket, topic)) push(each, body)
    },
    cut() {
      for (const socket of open) socket.close()
    },
  }
}
