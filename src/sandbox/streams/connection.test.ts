import { expect, test } from 'vitest'
import { bookDepthStream, bookTopStream, marketSocket } from '#generated/streams.ts'
import { encodeFrame } from '#src/core/stomp/frame.ts'
import { CONNECT_WITHIN } from './connection.ts'
import { BUDGET_WINDOW } from './frame-budget.ts'
import { testStream } from '../hosts/memory/testing-streams.ts'
import { testSandbox } from '../hosts/memory/testing.ts'

const symbol = 'BTC/USDT'
const book = bookTopStream.topic({ symbol })

test('no timer runs without subscribers, and a disconnected client is forgotten', async () => {
  const box = await testSandbox()
  expect(box.timers.running()).toBe(0)
  const [one, two] = [await testStream(box), await testStream(box)]
  const idle = box.timers.running()
  await one.send('SUBSCRIBE', { id: book, destination: book })
  await two.send('SUBSCRIBE', { id: '1', destination: bookDepthStream.topic({ symbol }) })
  expect(box.timers.running()).toBe(idle + 1)
  await one.send('UNSUBSCRIBE', { id: book })
  expect(box.timers.running()).toBe(idle + 1)
  two.leave()
  one.leave()
  expect(box.timers.running()).toBe(0)
})

test('heart-beats come at the agreed rate, and a silent client is disconnected', async () => {
  const box = await testSandbox()
  const stream = await testStream(box)
  expect(stream.others[0]).toMatchObject({
    command: 'CONNECTED',
    headers: { version: '1.2', 'heart-beat': '10000,10000' },
  })
  box.timers.beat(10_000)
  expect(stream.others.at(-1)).toEqual({ command: '', headers: {} })
  box.timers.beat(20_000)
  expect(stream.isClosed()).toBe(false)
  box.timers.beat(20_000)
  expect(stream.isClosed()).toBe(true)
})

test.each([
  [
    'a topic that is not',
    'SUBSCRIBE',
    { id: '1', destination: '/topic/market/else' },
    'there is no such topic',
  ],
  [
    'a pair that is not',
    'SUBSCRIBE',
    { id: '1', destination: '/topic/market/trade/NO/PAIR' },
    'there is no such topic',
  ],
  ['a frame that is not taken', 'ACK', { id: '1' }, 'ACK is not taken here'],
  [
    'a destination that is not',
    'SEND',
    { destination: '/topic/market/thumb' },
    'there is no such destination',
  ],
  [
    'no id',
    'SUBSCRIBE',
    { destination: '/topic/market/thumb' },
    'a subscription needs an id of its own, and there are few of them',
  ],
])('refused: %s', async (_what, command, headers, message) => {
  const stream = await testStream(await testSandbox())
  await stream.send(command, headers)
  expect(stream.others.at(-1)).toMatchObject({ command: 'ERROR', headers: { message } })
  expect(stream.isClosed()).toBe(true)
})

test('a frame may come in pieces, and is refused beyond 16384 characters', async () => {
  const box = await testSandbox()
  const sent: string[] = []
  const closed = Promise.withResolvers<void>()
  const connection = box.connect({ send: (text) => sent.push(text), close: closed.resolve }, marketSocket)
  const connect = encodeFrame({ command: 'CONNECT', headers: { 'accept-version': '1.2' }, body: '' })
  for (const piece of [connect.slice(0, 9), connect.slice(9), 'SEND\n\n', 'a'.repeat(16_384)])
    connection.receive(piece)
  await closed.promise
  expect(sent.map((text) => text.split('\n')[0])).toEqual(['CONNECTED', 'ERROR'])
  expect(sent.at(-1)).toContain('a frame that is too long')
})

test('a client connects once, and soon', async () => {
  const box = await testSandbox()
  const twice = await testStream(box)
  await twice.send('CONNECT', { 'accept-version': '1.2' })
  expect(twice.others.at(-1)).toMatchObject({
    command: 'ERROR',
    headers: { message: 'there is one CONNECT' },
  })
  const sent: string[] = []
  let isClosed = false
  const close = () => void (isClosed = true)
  box.connect({ send: (text) => sent.push(text), close }, marketSocket)
  const prompt = await testStream(box)
  box.timers.beat(CONNECT_WITHIN)
  expect([isClosed, sent.join()]).toEqual([true, expect.stringContaining('CONNECT did not come')])
  expect(prompt.isClosed()).toBe(false)
})

test('a flood of subscriptions is refused, as many spread over time are not', async () => {
  const box = await testSandbox()
  const subscribeOnce = async (stream: Awaited<ReturnType<typeof testStream>>) => {
    await stream.send('SUBSCRIBE', { id: 'book', destination: book })
    await stream.send('UNSUBSCRIBE', { id: 'book' })
  }
  const patient = await testStream(box)
  for (let round = 0; round < 100; round++) {
    if (round % 30 === 0) box.timers.beat(BUDGET_WINDOW)
    await subscribeOnce(patient)
  }
  expect(patient.isClosed()).toBe(false)
  const flood = await testStream(box)
  for (let round = 0; round < 100 && !flood.isClosed(); round++) await subscribeOnce(flood)
  expect(flood.others.at(-1)).toMatchObject({
    command: 'ERROR',
    headers: { message: 'too many frames in a short time' },
  })
  expect(flood.messages(book).length).toBeLessThan(200)
})
