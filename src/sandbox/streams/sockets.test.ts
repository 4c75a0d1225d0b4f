import { expect, test } from 'vitest'
import { bookTopStream, marketSocket, streams } from '#generated/streams.ts'
import { passTime, testStream } from '../hosts/memory/testing-streams.ts'
import { testSandbox } from '../hosts/memory/testing.ts'
import { noStreamFaults } from './faults.ts'
import { createStreamHub } from './hub.ts'
import { createTopicReader } from './topic.ts'

const SWAP = '/swap/swap-ws/websocket'
const topic = '/topic/market/ticker/BTC/USDT'
const channel = (id: string, socket: string) => ({ id, socket, address: '/topic/market/ticker/{symbol}' })
const readTopic = createTopicReader([channel('ticker', marketSocket), channel('swapTicker', SWAP)])

test('a topic belongs to the socket of its channel; the same name at another socket is another topic', () => {
  expect([readTopic(marketSocket, topic)?.id, readTopic(SWAP, topic)?.id]).toEqual(['ticker', 'swapTicker'])
  expect(readTopic('/none', topic)).toBeUndefined()
  const own = createTopicReader(streams)
  const book = bookTopStream.topic({ symbol: 'BTC/USDT' })
  expect(own(bookTopStream.socket, book)?.id).toBe('bookTop')
  expect(own(SWAP, book)).toBeUndefined()
})

test('the hub separates sockets: each sends its own values and pushes to its own subscribers', async () => {
  const box = await testSandbox()
  const engine = { view: () => box.view(), now: () => box.clock.now(), seq: () => 0 }
  let price = 1
  const hub = createStreamHub(
    { engine: engine as never },
    {
      readTopic,
      // Both begin with the same text: what one has sent must not count for the other.
      sourceOf: (id) => ({ kind: 'values', beats: 1, values: () => [id === 'ticker' ? 1 : price] }),
      pushesOf: () => [{ socket: SWAP, topic, body: 'pushed' }],
      takers: [],
    },
    { faults: noStreamFaults(), timers: box.timers, onFault: () => undefined },
  )
  const spot = await testStream(hub, undefined, marketSocket)
  const swap = await testStream(hub, undefined, SWAP)
  for (const stream of [spot, swap]) await stream.send('SUBSCRIBE', { id: 'a', destination: topic })
  const said = () => [spot, swap].map((stream) => stream.messages().map(({ body }) => body))
  expect(said()).toEqual([[1], [1]])
  passTime(box, 100)
  expect(said()).toEqual([[1], [1]])
  price = 2
  passTime(box, 100)
  expect(said()).toEqual([[], [2]])
  hub.event({ type: 'x', id: '1', what: 'x' })
  expect(said()).toEqual([[], ['pushed']])
})
