import { expect, test } from 'vitest'
import {
  bookTopStream,
  candleStream,
  orderCompletedStream,
  orderTradedStream,
  sockets,
  streams,
  thumbStream,
  tradesStream,
} from '#generated/streams.ts'
import { decodeMessage } from '#src/core/contract/stream.ts'
import { headers } from '../hosts/memory/testing-ads.ts'
import { passTime, type TestStream, testStream } from '../hosts/memory/testing-streams.ts'
import { type TestSandbox, testSandbox } from '../hosts/memory/testing.ts'
import { BEAT } from './hub.ts'

const symbol = 'BTC/USDT'
const book = bookTopStream.topic({ symbol })
type Side = { direction: string; seq: number; items: { price: string; amount: string }[] }
const bookSides = (stream: TestStream, topic = book) => stream.messages(topic).map(({ body }) => body as Side)
const subscribe = (stream: TestStream, destination: string, id = destination) =>
  stream.send('SUBSCRIBE', { id, destination })
const traderOf = (box: TestSandbox): string =>
  String(Object.values(box.view().members).find(({ username }) => username === 'trader')?.id)

test('a book is sent as both sides at once, then twice a second with consecutive numbers', async () => {
  const box = await testSandbox()
  const stream = await testStream(box)
  await subscribe(stream, book)
  expect(bookSides(stream).map(({ direction, seq }) => [direction, seq])).toEqual([
    ['BUY', 0],
    ['SELL', 0],
  ])
  passTime(box, 2000)
  const later = bookSides(stream)
  expect(later.map(({ direction, seq }) => `${direction}${seq}`)).toEqual(
    [1, 2, 3, 4].flatMap((seq) => [`BUY${seq}`, `SELL${seq}`]),
  )
  expect(later.every(({ items }) => items.length === 24)).toBe(true)
  const http = await box.call('/market/exchange-plate-mini', { symbol })
  expect(http).toMatchObject({ bid: { seq: 4 }, ask: { seq: 4 } })
  const best = (side: string) => later.findLast(({ direction }) => direction === side)?.items[0]?.price ?? ''
  expect(parseInt(best('BUY'), 10)).toBeLessThanOrEqual(parseInt(best('SELL'), 10))
})

test('every message conforms to the contract', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const memberId = traderOf(box)
  const nameOf = ({ topic }: (typeof streams)[number]): string =>
    (topic as (place: object) => string)({ symbol, memberId })
  const connections = await Promise.all(
    sockets.map(async (socket) => ({ socket, stream: await testStream(box, token, socket) })),
  )
  for (const { socket, stream } of connections)
    for (const each of streams.filter((one) => one.socket === socket)) await subscribe(stream, nameOf(each))
  await box.call(
    '/exchange/order/add',
    { symbol, direction: 'BUY', type: 'MARKET_PRICE', price: '0', amount: '500' },
    headers(token),
  )
  passTime(box, 3000)
  const seen = new Set<string>()
  const messages = connections.flatMap(({ socket, stream }) =>
    stream.messages().map((message) => ({ ...message, socket })),
  )
  for (const { socket, topic, body } of messages) {
    const found = streams.find((each) => each.socket === socket && nameOf(each) === topic)
    if (found === undefined) throw new Error(topic)
    seen.add(found.id)
    expect(decodeMessage(found, JSON.stringify(body))).toMatchObject({ ok: true })
  }
  expect([...seen].toSorted()).toEqual([
    'bookDepth',
    'bookTop',
    'candle',
    'coinSwapBookDepth',
    'coinSwapBookTop',
    'coinSwapCandle',
    'coinSwapThumb',
    'coinSwapTrades',
    'coinSwapWallet',
    'optionBookDepth',
    'optionBookTop',
    'optionCandle',
    'optionThumb',
    'optionTrades',
    'orderCompleted',
    'secondBookDepth',
    'secondBookTop',
    'secondCandle',
    'secondThumb',
    'secondTrades',
    'swapBookDepth',
    'swapBookTop',
    'swapCandle',
    'swapThumb',
    'swapTrades',
    'swapWallet',
    'thumb',
    'trades',
  ])
})

test('LIMIT-06.c candles of every period, tickers and trades are sent as they change', async () => {
  const box = await testSandbox()
  const stream = await testStream(box)
  for (const each of [candleStream.topic({ symbol }), tradesStream.topic({ symbol }), thumbStream.topic({})])
    await subscribe(stream, each)
  const first = stream.messages()
  const periods = first
    .filter(({ topic }) => topic === candleStream.topic({ symbol }))
    .map(({ body }) => body)
  expect(periods.map((body) => (body as { period: string }).period)).toEqual([
    '1min',
    '5min',
    '15min',
    '30min',
    '1hour',
    '4hour',
    '1day',
    '1week',
    '1mon',
  ])
  expect(first.filter(({ topic }) => topic === thumbStream.topic({}))).toHaveLength(21)
  const known = first.find(({ topic }) => topic === tradesStream.topic({ symbol }))?.body
  expect(Array.isArray(known) && known.length > 40).toBe(true)
  passTime(box, 5000)
  const times = stream
    .messages(tradesStream.topic({ symbol }))
    .flatMap(({ body }) => (body as { time: number }[]).map(({ time }) => time))
  expect(times.length).toBeGreaterThan(3)
  const all = (await box.bare('POST', '/market/latest-trade', { symbol, size: '500' })) as { time: number }[]
  const start = box.clock.now() - 5000
  const inOrder = (a: number, b: number): number => a - b
  expect(times.toSorted(inOrder)).toEqual(
    all
      .map(({ time }) => time)
      .filter((time) => time + 1000 > start && time + 1000 <= box.clock.now() - 200)
      .toSorted(inOrder),
  )
})

test('ENT-05.e a member receives messages of own orders: partly filled, filled, cancelled', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const stream = await testStream(box, token)
  const memberId = traderOf(box)
  await subscribe(stream, orderCompletedStream.topic({ symbol, memberId }))
  await subscribe(stream, `/topic/market/order-canceled/${symbol}/${memberId}`)
  const add = async (fields: Record<string, string>) =>
    (await box.call('/exchange/order/add', { symbol, direction: 'BUY', ...fields }, headers(token)))
      .data as string
  const bought = await add({ type: 'MARKET_PRICE', price: '0', amount: '250' })
  expect(stream.messages().map(({ body }) => body)).toMatchObject([{ orderId: bought, status: 'COMPLETED' }])
  const resting = await add({ type: 'LIMIT_PRICE', price: '40000', amount: '0.01' })
  await box.call(`/exchange/order/cancel/${resting}`, {}, headers(token))
  expect(stream.messages()).toMatchObject([
    {
      topic: `/topic/market/order-canceled/${symbol}/${memberId}`,
      body: { orderId: resting, status: 'CANCELED' },
    },
  ])
})

test('private topics are for their member only: others, visitors and ended sessions get ERROR and are disconnected', async () => {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const topic = orderTradedStream.topic({ symbol, memberId: traderOf(box) })
  for (const other of [undefined, await box.logIn('verified'), 'x'.repeat(64)]) {
    const stream = await testStream(box, other)
    await subscribe(stream, topic)
    expect(stream.others.at(-1)).toMatchObject({
      command: 'ERROR',
      headers: { message: 'this topic is for its own member' },
    })
    expect(stream.isClosed()).toBe(true)
  }
  const own = await testStream(box, token)
  const completed = orderCompletedStream.topic({ symbol, memberId: traderOf(box) })
  await subscribe(own, completed)
  expect(own.isClosed()).toBe(false)
  const next = await box.logIn('trader')
  await box.call(
    '/exchange/order/add',
    { symbol, direction: 'BUY', type: 'MARKET_PRICE', price: '0', amount: '250' },
    headers(next),
  )
  expect(own.messages()).toEqual([])
  expect(own.isClosed()).toBe(true)
})

test('a beat without changes takes little time', async () => {
  const box = await testSandbox()
  const stream = await testStream(box)
  await subscribe(stream, thumbStream.topic({}))
  stream.messages()
  box.timers.beat(BEAT)
  box.timers.beat(BEAT)
  box.timers.beat(BEAT)
  expect(stream.messages()).toHaveLength(21)
  for (let index = 0; index < 30; index++) box.timers.beat(BEAT)
  expect(stream.messages()).toEqual([])
})
