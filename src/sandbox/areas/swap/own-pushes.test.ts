import { expect, test } from 'vitest'
import { swapOrderStream, swapPositionStream, swapWalletStream } from '#generated/streams.ts'
import type { Event } from '../../kernel/machine.ts'
import { entrustOf } from '../../perpetual/entrusts.ts'
import { positionOf } from '../../perpetual/positions.ts'
import { wireEntrust } from '../../perpetual/wire-order.ts'
import { START, type TestExchange } from '../spot/testing-spot.ts'
import {
  BTC,
  closing,
  markOf,
  MEMBER,
  opening,
  present,
  swapExchange,
  swapVenue,
  usdt,
} from './testing-swap.ts'
import { swapPushes, swapTopics } from './topics.ts'
import { wireAccount } from './wire-account.ts'
import { wirePosition } from './wire-position.ts'

const TIME = START + 500

/** Of one member: a long, an order to add to it (2), and one to close a part of it (3). */
function traded(): TestExchange {
  const exchange = swapExchange(2, usdt(10_000))
  exchange.run(opening(), TIME)
  exchange.run(opening({ kind: 'limit', price: Math.floor(markOf(exchange) * 0.9) }), TIME)
  exchange.run(closing({ kind: 'limit', price: Math.floor(markOf(exchange) * 1.015), lots: 400 }), TIME)
  return exchange
}

const topicsOf = (event: Event, { state }: TestExchange) => swapPushes(event, state).map(({ topic }) => topic)

const memberId = String(MEMBER)
const [order, position, wallet] = [swapOrderStream, swapPositionStream, swapWalletStream].map(({ topic }) =>
  topic({ memberId }),
)

test('an order that opens is pushed with the account, one that closes with its position, too', () => {
  const exchange = traded()
  const venue = swapVenue(exchange)
  const push = (id: number) => swapPushes({ type: 'swap.entrust', id }, exchange.state)
  const account = {
    socket: swapWalletStream.socket,
    topic: wallet,
    body: wireAccount(venue, MEMBER, exchange.state.now),
  }
  const own = (id: number) => ({
    socket: swapOrderStream.socket,
    topic: order,
    body: wireEntrust(venue, entrustOf(venue, id)),
  })
  const long = present(positionOf(venue, 1))
  const pushed = {
    socket: swapPositionStream.socket,
    topic: position,
    body: wirePosition(venue, long),
  }
  expect(push(2)).toEqual([own(2), account])
  expect(push(3)).toEqual([own(3), pushed, account])
  expect(swapPushes({ type: 'swap.position', id: 1 }, exchange.state)).toEqual([pushed, account])
  expect(swapPushes({ type: 'swap.account', member: MEMBER }, exchange.state)).toEqual([account])
})

test('an order that closed the last of its position is pushed with the account alone', () => {
  const exchange = traded()
  exchange.run({ type: 'swap.cancelAll', member: MEMBER, symbol: BTC.symbol })
  exchange.run(closing())
  expect(positionOf(swapVenue(exchange), 1)).toBeUndefined()
  expect(topicsOf({ type: 'swap.entrust', id: 4 }, exchange)).toEqual([order, wallet])
  const [closed] = swapPushes({ type: 'swap.position', id: 1 }, exchange.state)
  expect(closed?.body).toEqual({
    id: 1,
    memberId: MEMBER,
    contractId: 101,
    symbol: 'BTC/USDT',
    direction: 0,
    pattern: 0,
    leverage: '10',
    shareNumber: '1',
    price: '0',
    forcePrice: null,
    position: '0',
    frozenPosition: '0',
    principalAmount: '0',
    minPrice: null,
    maxPrice: null,
  })
})

test.each<Event>([
  { type: 'swap.entrust', id: '2' },
  { type: 'swap.position', id: '1' },
  { type: 'swap.position', id: 2 },
  { type: 'swap.account', member: memberId },
  { type: 'coinSwap.entrust', id: 2 },
  { type: 'coinSwap.position', id: 1 },
  { type: 'coinSwap.account', member: MEMBER },
])('%o is pushed to nobody', (event) => {
  expect(swapPushes(event, traded().state)).toEqual([])
})

test('orders, positions and accounts are told as they happen, an account at once, too', () => {
  const exchange = traded()
  const { swapOrder, swapPosition, swapWallet } = swapTopics
  expect([swapOrder, swapPosition]).toEqual([{ kind: 'events' }, { kind: 'events' }])
  const now = { state: exchange.state, time: TIME }
  if (swapWallet?.kind !== 'events') throw new RangeError('no topic of accounts')
  expect(swapWallet.first?.(now, MEMBER)).toEqual([wireAccount(swapVenue(exchange), MEMBER, TIME)])
})

test('FEAT-14.f prices that close a position are set by its member alone, and tell the position', () => {
  const exchange = traded()
  const [minPrice, maxPrice] = [markOf(exchange) - 50_000, markOf(exchange) + 60_000]
  const stops = (id: number, member = MEMBER) =>
    exchange.run({ type: 'swap.stops', member, position: id, minPrice, maxPrice })
  const events = exchange.events.length
  expect([stops(2), stops(1, MEMBER + 1)]).toEqual(['position-not-found', 'position-not-found'])
  expect(exchange.events.slice(events)).toEqual([])
  expect(positionOf(swapVenue(exchange), 1)).toMatchObject({ minPrice: null, maxPrice: null })
  stops(1)
  expect(exchange.events.slice(events)).toEqual([{ type: 'swap.position', member: MEMBER, id: 1 }])
  expect(positionOf(swapVenue(exchange), 1)).toMatchObject({ minPrice, maxPrice })
})
