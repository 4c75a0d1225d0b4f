import { expect, test, vi } from 'vitest'
import { BEAT_MS } from '#src/core/time/beat.ts'
import { coalesced } from './coalesced.ts'
import { createHub } from './hub.ts'
import { createLive, type LiveOptions } from './live.ts'
import { fakeEnvironment, fakeSource } from './tests/fake.ts'

type Book = { readonly bid: number; readonly ask: number }
type Message = { readonly side: 'bid' | 'ask'; readonly best: number; readonly seq?: number }

const TOPIC = '/book'

function decode(body: string): Message {
  const value = JSON.parse(body) as Message
  if (typeof value.best !== 'number') throw new TypeError('no price')
  return value
}

type More = Partial<LiveOptions<Book, Message>> & { readonly everyMs?: number }

function start({ everyMs = BEAT_MS, ...more }: More = {}) {
  const screen = fakeEnvironment()
  const server = fakeSource()
  const hub = createHub({
    transport: coalesced(server.source, screen.environment),
    environment: screen.environment,
    token: () => null,
    onToken: () => () => {},
  })
  const load = vi.fn<(signal: AbortSignal) => Promise<Book>>(() => Promise.resolve({ bid: 10, ask: 11 }))
  const live = createLive<Book, Message>(hub, screen.environment, {
    topic: { name: TOPIC, replaces: ['side'], seq: 'seq', everyMs },
    decode,
    load,
    quietMs: 5_000,
    apply: (state, { side, best }) => {
      if (state === null) return { kind: 'again' }
      const next = { ...state, [side]: best }
      return { kind: next.bid < next.ask ? 'state' : 'doubtful', state: next }
    },
    ...more,
  })
  const heard = vi.fn<() => void>()
  const stop = live.subscribe(heard)
  const send = (body: unknown): void => server.send(TOPIC, body)
  return { screen, server, live, load, heard, stop, send }
}

/** Connected, with the first snapshot. */
async function begin(more: More = {}) {
  const all = start(more)
  await all.screen.pass(0)
  all.server.open()
  await all.screen.pass(0)
  all.load.mockClear()
  return all
}

test('a connection that opens soon is waited for before the snapshot', async () => {
  const { screen, server, live, load } = start()
  await screen.pass(299)
  server.open()
  await screen.pass(1_000)
  expect([load.mock.calls.length, live.get().health]).toEqual([1, 'live'])
})

test('a slow connection shows the snapshot first, and is live afterwards', async () => {
  const { screen, server, live, load } = start()
  expect(live.get()).toEqual({ state: null, health: 'loading', at: null })
  await screen.pass(300)
  expect(live.get()).toMatchObject({ state: { bid: 10, ask: 11 }, health: 'loading' })
  server.open()
  await screen.pass(0)
  expect([load.mock.calls.length, live.get().health]).toEqual([2, 'live'])
})

test('messages that come before the snapshot are applied after it', async () => {
  const { screen, server, live, load, send } = start()
  let arrive = (_book: Book): void => {}
  load.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  server.open()
  send({ side: 'bid', best: 9 })
  await screen.pass(BEAT_MS)
  expect(live.get().state).toBeNull()
  arrive({ bid: 8, ask: 12 })
  await screen.pass(BEAT_MS)
  expect(live.get().state).toEqual({ bid: 9, ask: 12 })
})

test('the first message is published at once, those of one beat together', async () => {
  const { screen, live, heard, send } = await begin()
  heard.mockClear()
  for (const best of [9, 8, 7]) send({ side: 'bid', best })
  expect([heard.mock.calls.length, live.get().state]).toEqual([1, { bid: 9, ask: 11 }])
  await screen.pass(BEAT_MS)
  expect([heard.mock.calls.length, live.get().state]).toEqual([2, { bid: 7, ask: 11 }])
})

test('STREAM burst: of two hundred messages a second that replace each other only a few are decoded', async () => {
  const read = vi.fn<typeof decode>(decode)
  const { screen, live, send } = await begin({
    decode: read,
  })
  for (let count = 0; count < 200; count += 1) {
    send({ side: count % 2 === 0 ? 'bid' : 'ask', best: count % 2 === 0 ? count / 1000 : 20 })
    await screen.pass(5)
  }
  await screen.pass(200)
  expect(read.mock.calls.length).toBeLessThan(30)
  expect(live.get().state).toEqual({ bid: 0.198, ask: 20 })
})

test('a message on each beat causes an update on each, however late timers are', async () => {
  const { screen, heard, send } = await begin({ everyMs: BEAT_MS })
  screen.lag(7)
  heard.mockClear()
  for (let count = 0; count < 50; count += 1) {
    send({ side: 'bid', best: count / 1000 })
    await screen.pass(BEAT_MS)
  }
  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(49)
})

test('after a silence a slow feed updates on the next beat', async () => {
  const { screen, live, send } = await begin({ everyMs: 1_000 })
  send({ side: 'bid', best: 1 })
  await screen.pass(3_030)
  send({ side: 'bid', best: 2 })
  await screen.pass(BEAT_MS)
  expect(live.get().state?.bid).toBe(2)
})

test('STREAM gap: a missing number requests a snapshot, and later messages are applied', async () => {
  const { screen, live, load, send } = await begin()
  await screen.pass(1_000)
  send({ side: 'bid', best: 9, seq: 1 })
  send({ side: 'bid', best: 8, seq: 3 })
  await screen.pass(BEAT_MS)
  expect(load).toHaveBeenCalledTimes(1)
  send({ side: 'bid', best: 7, seq: 4 })
  await screen.pass(BEAT_MS)
  expect([live.get(), load.mock.calls.length]).toMatchObject([{ state: { bid: 7 }, health: 'live' }, 1])
})

test('STREAM reordered: an overtaken message is dropped', async () => {
  const { screen, live, send } = await begin()
  send({ side: 'bid', best: 9, seq: 6 })
  send({ side: 'bid', best: 5, seq: 5 })
  await screen.pass(20)
  expect(live.get().state).toEqual({ bid: 9, ask: 11 })
})

test('STREAM stalled: silence is shown, then a snapshot is requested, then another connection', async () => {
  const { screen, server, live, load, send } = await begin()
  await screen.pass(5_000)
  expect([live.get().health, load.mock.calls.length]).toEqual(['delayed', 1])
  send({ side: 'bid', best: 9 })
  await screen.pass(20)
  expect(live.get().health).toBe('live')
  await screen.pass(15_000)
  expect(server.lines).toHaveLength(2)
  server.open()
  await screen.pass(0)
  expect(live.get().health).toBe('live')
})

test('STREAM dropped: the state is shown, known data stays, and the feed recovers by itself', async () => {
  const { screen, server, live, send } = await begin()
  server.drop()
  expect(live.get()).toMatchObject({ state: { bid: 10, ask: 11 }, health: 'offline' })
  await screen.pass(500)
  expect(live.get().health).toBe('offline')
  server.open()
  await screen.pass(0)
  send({ side: 'ask', best: 12 })
  await screen.pass(20)
  expect(live.get()).toMatchObject({ state: { bid: 10, ask: 12 }, health: 'live' })
})

test('after a sleep a feed is not live until it is loaded again', async () => {
  const { screen, server, live, load } = await begin({ quietMs: 60_000 })
  expect(live.get().health).toBe('live')
  screen.sleep(3_600_000)
  await screen.pass(1_000)
  expect(live.get()).toMatchObject({ state: { bid: 10, ask: 11 }, health: 'offline' })
  load.mockResolvedValue({ bid: 20, ask: 21 })
  server.open()
  await screen.pass(0)
  expect(live.get()).toMatchObject({ state: { bid: 20, ask: 21 }, health: 'live' })
})

test('STREAM malformed: the message is counted and dropped, and a snapshot requested at most once a second', async () => {
  const { screen, live, load, send } = await begin()
  await screen.pass(1_000)
  for (const body of ['no json', 'null', '{"side":"bid","best":"NaN"}']) send(body)
  await screen.pass(BEAT_MS)
  expect(live.malformed()).toBe(3)
  for (let count = 0; count < 20; count += 1) {
    send('{"side":"bid"}')
    await screen.pass(50)
  }
  expect(load.mock.calls.length).toBeLessThanOrEqual(2)
  expect(live.get().state).toEqual({ bid: 10, ask: 11 })
})

test('STREAM crossed: the book is not shown; it waits a moment for the other side, then requests a snapshot', async () => {
  const { screen, live, load, send } = await begin()
  send({ side: 'bid', best: 12 })
  await screen.pass(BEAT_MS)
  expect(live.get().state).toEqual({ bid: 10, ask: 11 })
  send({ side: 'ask', best: 13 })
  await screen.pass(2_000)
  expect([live.get().state, load.mock.calls.length]).toEqual([{ bid: 12, ask: 13 }, 0])
  send({ side: 'bid', best: 14 })
  await screen.pass(999)
  expect(load).not.toHaveBeenCalled()
  await screen.pass(30)
  expect([live.get().state, load.mock.calls.length]).toEqual([{ bid: 10, ask: 11 }, 1])
})

test('API down: the feed retries, is delayed meanwhile, and recovers', async () => {
  const { screen, server, live, load } = start()
  load.mockImplementation(() => Promise.reject(new Error('down')))
  server.open()
  await screen.pass(3_000)
  expect(live.get()).toEqual({ state: null, health: 'delayed', at: null })
  load.mockImplementation(() => Promise.resolve({ bid: 1, ask: 2 }))
  await screen.pass(1_500)
  expect(live.get()).toMatchObject({ state: { bid: 1, ask: 2 }, health: 'live' })
})

test('without subscribers nothing runs, and a new one starts anew', async () => {
  const { screen, server, stop, live, load } = await begin()
  stop()
  expect([screen.waiting(), server.last().closed]).toEqual([0, true])
  live.subscribe(() => {})
  await screen.pass(0)
  server.open()
  await screen.pass(0)
  expect([server.lines.length, load.mock.calls.length, live.get().health]).toEqual([2, 1, 'live'])
})
