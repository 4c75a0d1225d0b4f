import { orderCancelledStream, orderCompletedStream, orderTradedStream } from '#generated/streams.ts'
import type { TradePlate } from '#generated/wire/trade-plate.ts'
import type { ExchangeBox } from '../exchange-box.ts'
import type { Event } from '../kernel/machine.ts'
import { tokenDigest } from '../kernel/secrets.ts'
import { wireOrder } from '../areas/spot/wire-market.ts'
import { sessionMember } from '../areas/auth/sessions.ts'
import { openConnection, type StreamConnection, type StreamSocket, type Subscription } from './connection.ts'
import type { StreamFaults } from './faults.ts'
import { numberedOrNot, spoilt } from './spoilt.ts'
import { candles, isBook, type Moment, plates, thumbs, trades } from './feed.ts'
import type { Timers } from './timers.ts'
import type { Topic } from './topic.ts'

export type StreamHub = {
  connect(socket: StreamSocket): StreamConnection
  /** What happened in the exchange. */
  event(event: Event): void
  /** Number of the newest message about a pair's book. */
  frame(symbol: string): number
  /** Cuts every connection off, as a restart would. */
  cut(): void
}

/** Milliseconds between two looks while somebody listens. */
export const BEAT = 100
/** Beats between two messages: of trades and quotes, and of candles. */
const QUOTES = 3
const CANDLES = 10

const OWN = {
  traded: orderTradedStream,
  completed: orderCompletedStream,
  cancelled: orderCancelledStream,
} as const

/** Pushes what happens to whoever listens; stands still while nobody does. */
export function createStreamHub(
  box: Pick<ExchangeBox, 'engine'>,
  faults: StreamFaults,
  timers: Timers,
): StreamHub {
  const open = new Set<StreamSocket>()
  const subscriptions = new Set<Subscription>()
  const frames = new Map<string, number>()
  /** By topic: what was said last, so that only changes are said again. */
  const said = new Map<string, string>()
  const tradesUntil = new Map<string, number>()
  const kept: (() => void)[] = []
  let beats = 0
  let stop: (() => void) | undefined

  const moment = (): Moment => ({ state: box.engine.view(), time: box.engine.now() })
  const frame = (symbol: string): number => frames.get(symbol) ?? 0

  function mayRead(session: string | null, { member }: Topic): boolean {
    if (member === undefined) return true
    const own = session === null ? undefined : sessionMember(box.engine.view(), session, box.engine.now())
    return own !== undefined && String(own.id) === member
  }

  const push = (to: Subscription, body: unknown): void => pushText(to, JSON.stringify(body))

  function pushText(to: Subscription, text: string): void {
    const { connection, topic } = to
    // A log-in elsewhere ends this session, and with it what only its member may read.
    if (!mayRead(connection.session(), topic)) connection.refuse('this topic is for its own member')
    else if (!faults.stall) connection.message(to, text)
  }

  function snapshot(to: Subscription): void {
    const { id, pair, name } = to.topic
    const now = moment()
    if (id === 'thumb') for (const thumb of thumbs(now)) push(to, thumb)
    if (pair === undefined) return
    if (isBook(id))
      for (const plate of plates(now, id, pair, frame(pair.symbol))) push(to, numberedOrNot(faults, plate))
    if (id === 'candle') for (const candle of candles(now, pair)) push(to, candle)
    if (id === 'trades') {
      // Those who listen already get what is new for them; then all are at the same point.
      const others = [...subscriptions].filter((each) => each !== to && each.topic.name === name)
      if (others.length > 0) tellTrades(others, to.topic, now)
      tradesUntil.set(name, now.time)
      push(
        to,
        trades(now, pair, 0).filter(({ time }) => time + 1000 <= now.time),
      )
    }
  }

  /** Says it to all who listen to the topic. */
  const tell = (to: readonly Subscription[], body: unknown): void => {
    for (const each of to) push(each, body)
  }

  function tellChanges(to: readonly Subscription[], name: string, bodies: readonly unknown[]): void {
    for (const [index, body] of bodies.entries()) {
      const text = JSON.stringify(body)
      const key = `${name}#${index}`
      if (said.get(key) === text) continue
      said.set(key, text)
      tell(to, body)
    }
  }

  function tellTrades(to: readonly Subscription[], { name, pair }: Topic, now: Moment): void {
    if (pair === undefined) return
    // Trades of a second are known when it is over.
    const since = tradesUntil.get(name) ?? now.time
    const fresh = trades(now, pair, since - 1000).filter(
      ({ time }) => time + 1000 > since && time + 1000 <= now.time,
    )
    tradesUntil.set(name, now.time)
    if (fresh.length > 0) tell(to, fresh)
  }

  function tellBooks(topics: ReadonlyMap<string, readonly Subscription[]>, now: Moment): void {
    const books = [...topics.values()].filter(([first]) => first !== undefined && isBook(first.topic.id))
    const symbols = new Set(books.map(([first]) => first?.topic.pair?.symbol ?? ''))
    for (const symbol of symbols) frames.set(symbol, frame(symbol) + 1)
    for (const to of books) {
      const { id, pair } = to[0]?.topic ?? {}
      if (id !== undefined && pair !== undefined)
        for (const plate of plates(now, id, pair, frame(pair.symbol))) sendBook(to, plate)
    }
  }

  /** Sends a message about a book unless a fault is wanted. */
  function sendBook(to: readonly Subscription[], plate: TradePlate): void {
    if (faults.gap > 0) {
      faults.gap -= 1
      return
    }
    const text = spoilt(faults, plate)
    const send = (): void => {
      for (const each of to) pushText(each, text)
    }
    if (faults.reorder && kept.length < 2) {
      kept.push(send)
      return
    }
    send()
    // Both sides of a moment were held back; they come after those of the next.
    for (const late of kept.splice(0)) late()
  }

  function beat(): void {
    beats += 1
    const now = moment()
    const topics = Map.groupBy(subscriptions, ({ topic }) => topic.name)
    const isBookBeat = faults.burst > 0 || beats % Math.max(1, Math.floor(10 / faults.rate)) === 0
    const looks = Math.max(1, Math.floor((faults.burst * BEAT) / 2000))
    if (isBookBeat) for (let look = 0; look < looks; look++) tellBooks(topics, now)
    for (const [name, to] of topics) {
      const [first] = to
      if (first === undefined) continue
      const { id, pair } = first.topic
      if (id === 'thumb' && beats % QUOTES === 0) tellChanges(to, name, thumbs(now))
      if (id === 'trades' && beats % QUOTES === 0) tellTrades(to, first.topic, now)
      if (id === 'candle' && pair !== undefined && beats % CANDLES === 0)
        tellChanges(to, name, candles(now, pair))
    }
  }

  function changed(): void {
    if (subscriptions.size > 0) stop ??= timers.every(BEAT, beat)
    else {
      stop?.()
      stop = undefined
      said.clear()
      tradesUntil.clear()
    }
  }

  return {
    frame,
    connect(socket) {
      if (faults.refuse) {
        socket.close()
        return { receive: () => undefined, closed: () => undefined }
      }
      open.add(socket)
      const connection = openConnection(socket, {
        timers,
        mayRead,
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
          open.delete(socket)
          connection.closed()
        },
      }
    },
    event({ type, id, what }) {
      if (type !== 'spot.order' || subscriptions.size === 0) return
      const order = box.engine.view().spotOrders[String(id)]
      const stream = OWN[what as keyof typeof OWN]
      if (order === undefined) return
      const topic = stream.topic({ symbol: order.symbol, memberId: String(order.member) })
      for (const each of subscriptions) if (each.topic.name === topic) push(each, wireOrder(order))
    },
    cut() {
      for (const socket of open) socket.close()
    },
  }
}
