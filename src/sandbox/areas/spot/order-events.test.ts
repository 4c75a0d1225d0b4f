import { expect, test } from 'vitest'
import { amountText } from '../wallets/amounts.ts'
import { makersOf } from './liquidity.ts'
import { exchanged } from './order.ts'
import { order, pairOf, START, testExchange } from './testing-spot.ts'

const RICH = { USDT: 10n ** 17n, BTC: 10n ** 13n }
const BOB = 600_002
const pair = pairOf('BTC/USDT')

test('each change of an order is told once, and who rested gets a message with what came in', () => {
  const exchange = testExchange(2, RICH)
  // Better than what makers offer, so that the members meet each other.
  const price = ([...makersOf(exchange.state, pair, 'SELL', START)][0]?.price ?? 0) - 1
  const resting = String(exchange.run(order({ member: BOB, side: 'SELL', price, lots: 100 }), START))
  const told = (id: string) => exchange.events.filter((event) => event.id === id).map(({ what }) => what)
  expect(told(resting)).toEqual([])
  const taker = String(exchange.run(order({ price, lots: 30 }), START))
  expect([told(taker), told(resting)]).toEqual([['completed'], ['traded']])
  const larger = String(exchange.run(order({ price, lots: 90 }), START))
  expect([told(larger), told(resting)]).toEqual([['traded'], ['traded', 'completed']])
  const messages = exchange.events.flatMap(({ type, member, event }) =>
    type === 'member.event' ? [{ member, event }] : [],
  )
  const received = (exchange.state.spotOrders[resting]?.fills ?? []).map(({ lots, fee }) =>
    amountText(exchanged(pair, 'SELL', price, lots).got - fee, 'USDT'),
  )
  expect(messages).toMatchObject(
    received.map((amount) => ({
      member: BOB,
      event: {
        kind: 'ORDER_FILLED',
        account: 'spot',
        symbol: pair.symbol,
        reference: resting,
        coin: 'USDT',
        amount,
      },
    })),
  )
  expect(received).toHaveLength(2)
})
