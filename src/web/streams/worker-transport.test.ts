import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BEAT_MS, beatNow } from '#src/core/time/beat.ts'
import { onBeat } from '#src/core/time/on-beat.ts'
import { coalesced } from './coalesced.ts'
import { fakeChannels, fakeEnvironment, fakeSource } from './tests/fake.ts'
import type { Batch } from './transport.ts'
import { serveConnection } from './serve-connection.ts'
import { type ToWorker, type Connect, portEnd, type ToPage } from './worker-messages.ts'
import { type ConnectionWorker, workerTransport } from './worker-transport.ts'

const BOOK = { name: '/book', replaces: ['side'], seq: 'seq' }
const bid = (seq: number): string => `{"side":"bid","seq":${seq}}`

const { FakeChannel, heard } = fakeChannels()
beforeEach(() => vi.stubGlobal('MessageChannel', FakeChannel))
afterEach(() => vi.unstubAllGlobals())

/** Page and worker; `fault` is what keeps a worker from coming up. */
function start(fault: 'none' | 'throws' | 'breaks' | 'sleeps' = 'none') {
  const screen = fakeEnvironment()
  const server = fakeSource()
  const onPage = fakeSource()
  const told: ToPage[] = []
  const workers: (ConnectionWorker & EventTarget & { readonly isOver: boolean })[] = []

  function startWorker(): ConnectionWorker {
    if (fault === 'throws') throw new Error('no workers here')
    class FakeWorker extends EventTarget implements ConnectionWorker {
      isOver = false
      terminate(): void {
        this.isOver = true
      }
      postMessage(connect: Connect, [port]: MessagePort[]): void {
        if (fault === 'breaks') queueMicrotask(() => this.dispatchEvent(new Event('error')))
        if (fault !== 'none' || port === undefined) return
        const end = portEnd<ToPage, ToWorker>(port)
        const send = (said: ToPage): void => {
          told.push(said)
          end.send(said)
        }
        serveConnection({ ...end, send }, coalesced(server.source, screen.environment), connect.token)
      }
    }
    const worker = new FakeWorker()
    workers.push(worker)
    return worker
  }

  const transport = workerTransport({
    address: 'wss://live.example/socket',
    start: startWorker,
    otherwise: coalesced(onPage.source, screen.environment),
    environment: screen.environment,
  })
  const handlers = { opened: vi.fn<() => void>(), closed: vi.fn<() => void>() }
  const connect = (token: string | null = null) => transport.connect(token, handlers)
  return { screen, server, onPage, told, workers, handlers, connect }
}

/** A line that is open. */
async function begin() {
  const all = start()
  const line = all.connect('secret')
  all.server.open()
  await heard()
  return { ...all, line }
}

test('a connection in the worker opens, passes on messages, unsubscribes and closes', async () => {
  const { server, handlers, workers, line } = await begin()
  expect([handlers.opened.mock.calls.length, server.last().token]).toEqual([1, 'secret'])
  const take = vi.fn<(batch: Batch) => void>()
  const leave = line.subscribe(BOOK, take)
  await heard()
  server.send('/book', bid(1))
  await heard()
  expect(take.mock.calls).toEqual([[{ messages: [{ key: 'bid', body: bid(1) }], gap: false }]])
  leave()
  await heard()
  expect(server.topics()).toEqual([])
  line.close()
  await heard()
  expect([server.last().closed, handlers.closed.mock.calls.length, workers[0]?.isOver]).toEqual([
    true,
    0,
    false,
  ])
})

test('callbacks of a beat run with its live data, after them', async () => {
  const { server, line } = await begin()
  const done: string[] = []
  line.subscribe(BOOK, () => done.push('book'))
  onBeat(beatNow(), () => done.push('waiting'))
  await heard()
  server.send('/book', bid(1))
  await heard()
  expect(done).toEqual(['book', 'waiting'])
})

test('a connection that ends is reported once, and the next one uses the same worker', async () => {
  const { server, handlers, workers, connect } = await begin()
  server.drop()
  await heard()
  expect([handlers.closed.mock.calls.length, server.last().closed]).toEqual([1, true])
  connect('other')
  expect([workers.length, server.last().token]).toEqual([1, 'other'])
})

test('a topic whose decoder throws does not affect the others, now or later', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const { screen, server, line } = await begin()
  const take = vi.fn<(batch: Batch) => void>()
  line.subscribe({ name: '/a' }, () => {
    throw new Error('broken')
  })
  line.subscribe({ name: '/b' }, take)
  await heard()
  for (const turn of [1, 2]) {
    for (const name of ['/a', '/b']) server.send(name, `${turn}`)
    await screen.pass(BEAT_MS)
    await heard()
  }
  expect([reported.mock.calls.length, take.mock.calls.length]).toEqual([2, 2])
})

test('all topics of a beat are one message', async () => {
  const { screen, server, told, line } = await begin()
  const takes = ['/a', '/b'].map((name) => {
    const take = vi.fn<(batch: Batch) => void>()
    line.subscribe({ name }, take)
    return take
  })
  await heard()
  const send = (): void => {
    for (const name of ['/a', '/b']) server.send(name, 'x')
  }
  send()
  await heard()
  told.length = 0
  send()
  await screen.pass(BEAT_MS)
  await heard()
  expect([told.length, takes.map(({ mock }) => mock.calls.length)]).toEqual([1, [2, 2]])
})

test('a busy page gets one message, with the newest state, when it is free; no gap is lost', async () => {
  const { screen, server, told, line } = await begin()
  const batches: Batch[] = []
  line.subscribe(BOOK, (batch) => void batches.push(batch))
  await heard()
  told.length = 0
  // The page hears nothing until `heard`.
  for (const seq of [1, 2, 3, 7, 8, 9]) {
    server.send('/book', bid(seq))
    await screen.pass(BEAT_MS)
  }
  expect(told).toHaveLength(1)
  await heard()
  expect(batches).toEqual([
    { messages: [{ key: 'bid', body: bid(1) }], gap: false },
    { messages: [{ key: 'bid', body: bid(9) }], gap: true },
  ])
})

test('a message in flight for an unsubscribed topic is ignored', async () => {
  const { server, line } = await begin()
  const [before, after] = [vi.fn<(batch: Batch) => void>(), vi.fn<(batch: Batch) => void>()]
  const leave = line.subscribe(BOOK, before)
  await heard()
  server.send('/book', bid(1))
  leave()
  line.subscribe(BOOK, after)
  await heard()
  expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 0])
})

test.each(['throws', 'breaks', 'sleeps'] as const)(
  'where a worker %s, the page connects itself, and tries another worker the next time',
  async (fault) => {
    const { screen, onPage, workers, handlers, connect } = start(fault)
    const line = connect('secret')
    await screen.pass(fault === 'sleeps' ? 15_000 : 0)
    onPage.open()
    expect([onPage.last().token, handlers.opened.mock.calls.length]).toEqual(['secret', 1])
    const take = vi.fn<(batch: Batch) => void>()
    const leave = line.subscribe(BOOK, take)
    onPage.send('/book', bid(1))
    expect(take).toHaveBeenCalledTimes(1)
    leave()
    expect(onPage.topics()).toEqual([])
    line.close()
    expect([onPage.last().closed, workers.every(({ isOver }) => isOver)]).toEqual([true, true])
    connect()
    expect(workers).toHaveLength(fault === 'throws' ? 0 : 2)
  },
)

test("a page that was blocked gets the worker's earlier messages first, and keeps the worker", async () => {
  const { screen, server, onPage, workers, handlers, connect } = start()
  connect('secret')
  await heard()
  server.open()
  // The worker's word is there, but the page's own timers are due as well.
  screen.hold(60_000)
  await screen.pass(0)
  await heard()
  expect([handlers.opened.mock.calls.length, onPage.lines.length, workers[0]?.isOver]).toEqual([1, 0, false])
  await screen.pass(60_000)
  expect([handlers.closed.mock.calls.length, screen.waiting()]).toEqual([0, 0])
})

test('a working worker whose connection is silent is kept', async () => {
  const { screen, server, onPage, workers, handlers, connect } = start()
  connect('secret')
  await heard()
  await screen.pass(14_999)
  expect(handlers.closed).not.toHaveBeenCalled()
  await screen.pass(1)
  await heard()
  expect([handlers.closed.mock.calls.length, server.last().closed, onPage.lines.length]).toEqual([1, true, 0])
  connect('secret')
  await heard()
  server.open()
  await heard()
  expect([workers.length, workers[0]?.isOver, handlers.opened.mock.calls.length]).toEqual([1, false, 1])
})

test('a worker that fails later ends its connections; the next one uses another', async () => {
  const { server, onPage, workers, handlers, connect } = await begin()
  workers[0]?.dispatchEvent(new Event('error'))
  await heard()
  expect([handlers.closed.mock.calls.length, onPage.lines.length, workers[0]?.isOver]).toEqual([1, 0, true])
  connect()
  server.open()
  await heard()
  expect([workers.length, handlers.opened.mock.calls.length]).toEqual([2, 2])
})

test('a connection that was closed before it opened calls no handler, and nothing replaces it', async () => {
  const { screen, onPage, handlers, connect } = start('sleeps')
  connect().close()
  await screen.pass(20_000)
  expect([onPage.lines.length, handlers.closed.mock.calls.length, screen.waiting()]).toEqual([0, 0, 0])
})

test('a message goes to the server through the worker, or from the page without one', async () => {
  const message = { destination: '/app/message/chat', body: '{}' }
  const { server, line } = await begin()
  line.send(message)
  await heard()
  expect(server.last().sent).toEqual([message])
  const { onPage, connect } = start('throws')
  const other = connect()
  onPage.open()
  other.send(message)
  expect(onPage.last().sent).toEqual([message])
})
