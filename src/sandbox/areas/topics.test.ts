import { expect, test } from 'vitest'
import { memberEventStream, orderCancelledStream } from '#generated/streams.ts'
import { otcArea } from './otc/area.ts'
import { order, START, testExchange } from './spot/testing-spot.ts'
import { pushesOf, sourceOf, takenMessages } from './topics.ts'

test('a channel has the source of its area, one that no area has is a fault', () => {
  expect(['thumb', 'bookTop', 'swapTrades', 'orderCancelled'].map((id) => sourceOf(id).kind)).toEqual([
    'values',
    'book',
    'log',
    'events',
  ])
  expect(() => sourceOf('nothing')).toThrow('no area has the channel nothing')
})

test('an event is told by the area that it is of, to nobody else', () => {
  const exchange = testExchange(1, { USDT: 10n ** 12n })
  const id = String(exchange.run(order({ price: 100_000, lots: 100_000 }), START))
  const topics = (event: Parameters<typeof pushesOf>[0]) =>
    pushesOf(event, exchange.state).map(({ topic }) => topic)
  expect(topics({ type: 'spot.order', id, what: 'cancelled' })).toEqual([
    orderCancelledStream.topic({ symbol: 'BTC/USDT', memberId: '600001' }),
  ])
  expect(topics({ type: 'member.event', member: 600_001, event: {} })).toEqual([
    memberEventStream.topic({ memberId: '600001' }),
  ])
  expect(topics({ type: 'nothing' })).toEqual([])
})

test('the messages that members send are those of the areas that take some', () => {
  expect(takenMessages).toEqual(otcArea.takers)
})
