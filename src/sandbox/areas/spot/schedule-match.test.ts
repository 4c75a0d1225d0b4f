import { expect, test } from 'vitest'
import { marketsOf } from '../../market/markets.ts'
import { makersOf } from './liquidity.ts'
import { memberTrades } from './tape.ts'
import { order, pairOf, START, type TestExchange, testExchange } from './testing-spot.ts'

const RICH = { USDT: 10n ** 17n, BTC: 10n ** 13n, ETH: 10n ** 13n, OBX: 10n ** 15n }
const pair = pairOf('BTC/USDT')
const [ANN, BOB] = [600_001, 600_002] as const
const [FROM, DAY, WEEK] = [START / 1000 + 1, 86_400, 7 * 86_400] as const
const path = marketsOf('test').path(pair)
const { low, high } = path.candle(FROM, FROM + 8 * 3600)
const planned = ({ state }: TestExchange, symbol = pair.symbol) => state.spotMatches[symbol]?.second
const [far, near] = [low - 1_000_000, low + 50] as const
const reach = (direction: 'up' | 'down', price: number, from = FROM) =>
  path.firstPassage(direction, price, from, from + DAY)
const cancel = (exchange: TestExchange, id: unknown, member: number = ANN) =>
  exchange.run({ type: 'spot.cancel', member, id: String(id) })

test('the path is searched for a day ahead, from the next second on, as long as an order rests', () => {
  const exchange = testExchange(1, RICH)
  expect(planned(exchange)).toBeUndefined()
  const id = exchange.run(order({ price: far, lots: 100 }), START + 999)
  expect(planned(exchange)).toBe(FROM + DAY)
  exchange.until((FROM + DAY) * 1000 - 1)
  expect(planned(exchange)).toBe(FROM + DAY)
  exchange.until((FROM + DAY) * 1000)
  expect(planned(exchange)).toBe(FROM + DAY + 1 + DAY)
  cancel(exchange, id)
  exchange.until((FROM + 3 * DAY) * 1000)
  expect(exchange.state.spotMatches).toEqual({})
})

test.each([
  ['BUY', near, 'down'],
  ['SELL', high, 'up'],
] as const)(
  'an order to %s at %i brings the match forward to when the price goes %s to it',
  (side, price, way) => {
    const exchange = testExchange(2, RICH)
    exchange.run(order({ member: BOB, price: far, lots: 100 }), START)
    const id = exchange.run(order({ side, price, lots: 100 }), START)
    const second = reach(way, price) ?? 0
    expect(second).toBeGreaterThan(FROM)
    expect(planned(exchange)).toBe(second)
    // A worse one does not put it off, nor does it matter.
    exchange.run(order({ price: far - 1, lots: 100 }), START)
    expect(planned(exchange)).toBe(second)
    exchange.until(second * 1000)
    const filled = exchange.state.spotOrders[String(id)]
    expect(filled).toMatchObject({ status: 'COMPLETED', ended: second * 1000 })
    // Makers come to a resting order: it is they who take.
    const taker = side === 'BUY' ? 'SELL' : 'BUY'
    expect(memberTrades(exchange.state.spotTapes, pair.symbol)).toEqual([
      { price, lots: 100, side: taker, time: second * 1000 },
    ])
    expect(planned(exchange)).toBe(second + 1 + DAY)
  },
)

test('the sooner of both sides is searched for when a match is over', () => {
  const exchange = testExchange(2, RICH)
  const first = Math.min(reach('down', near) ?? Infinity, reach('up', high) ?? Infinity)
  const id = exchange.run(order({ price: near, lots: 100 }), START)
  exchange.run(order({ member: BOB, side: 'SELL', price: high, lots: 100 }), START)
  expect(planned(exchange)).toBe(first)
  exchange.until(first * 1000)
  const isBuyLeft = exchange.state.spotOrders[String(id)]?.status === 'TRADING'
  const [way, price] = isBuyLeft ? (['down', near] as const) : (['up', high] as const)
  expect(planned(exchange)).toBe(reach(way, price, first + 1))
})

test('a stopped pair is searched no more, and what is reached meanwhile waits', () => {
  const exchange = testExchange(1, RICH)
  const id = exchange.run(order({ price: near, lots: 100 }), START)
  exchange.run({ type: 'spot.stop', symbol: pair.symbol, stopped: ['trade'] }, START)
  expect(planned(exchange)).toBe(FROM + DAY)
  const second = reach('down', near) ?? 0
  exchange.until(second * 1000)
  expect(memberTrades(exchange.state.spotTapes, pair.symbol)).toEqual([])
  expect(exchange.state.spotOrders[String(id)]).toMatchObject({ status: 'TRADING', filled: 0 })
  // Within the second in which the price is there: orders are reached from the next one on.
  exchange.run({ type: 'spot.stop', symbol: pair.symbol, stopped: [] }, second * 1000 + 500)
  expect(planned(exchange)).toBe(reach('down', near, second + 1))
})

const EXPIRING = 'OBX/ETH'
const expiring = pairOf(EXPIRING)
const rests = (side: 'BUY' | 'SELL', member: number) =>
  order({
    symbol: EXPIRING,
    member,
    side,
    price: side === 'BUY' ? Math.floor(expiring.base / 90) : expiring.base * 9,
    lots: 90_000,
  })

test('STATE-05.c orders of both sides end after their week, oldest first, and their members are told', () => {
  const exchange = testExchange(3, RICH)
  const bought = String(exchange.run(rests('BUY', ANN), START))
  const sold = String(exchange.run(rests('SELL', BOB), START + DAY * 1000 + 1))
  const kept = String(exchange.run(order({ price: far, lots: 100, member: 600_003 }), START))
  const statuses = () => [bought, sold, kept].map((id) => exchange.state.spotOrders[id]?.status)
  exchange.until(START + WEEK * 1000 - 1)
  expect(statuses()).toEqual(['TRADING', 'TRADING', 'TRADING'])
  exchange.until(START + WEEK * 1000)
  expect(statuses()).toEqual(['OVERTIMED', 'TRADING', 'TRADING'])
  // To the whole second after it.
  const end = START + (WEEK + DAY + 1) * 1000
  expect(planned(exchange, EXPIRING)).toBe(START / 1000 + WEEK + 1 + DAY)
  exchange.until(end - 1)
  expect(statuses()).toEqual(['OVERTIMED', 'TRADING', 'TRADING'])
  exchange.until(end + DAY * 1000)
  expect(statuses()).toEqual(['OVERTIMED', 'OVERTIMED', 'TRADING'])
  expect(exchange.state.spotOrders[sold]?.ended).toBe(end)
  expect(exchange.state.spotEnded).toEqual({ [ANN]: [bought], [BOB]: [sold] })
  const told = exchange.events.flatMap(({ type, ...event }) => (type === 'spot.order' ? [event] : []))
  expect(told).toEqual([bought, sold].map((id) => ({ id, what: 'cancelled' })))
  const messages = exchange.events.flatMap(({ type, member, event }) =>
    type === 'member.event' ? [{ member, event }] : [],
  )
  expect(messages).toMatchObject([
    { member: ANN, event: { kind: 'ORDER_ENDED', account: 'spot', symbol: EXPIRING, reference: bought } },
    { member: BOB, event: { kind: 'ORDER_ENDED', account: 'spot', symbol: EXPIRING, reference: sold } },
  ])
  expect(messages).toHaveLength(2)
  expect(exchange.state.ledger.balances[`m${BOB}/spot/OBX/frozen`] ?? 0n).toBe(0n)
})

test.each(['E99', 'constructor', '__proto__'])('an order %s that there is not is not cancelled', (id) => {
  const exchange = testExchange(1, RICH)
  expect(cancel(exchange, id)).toBe('operation-forbidden')
})

test('all open orders of a member are cancelled at once, or those of one pair, each told once', () => {
  const exchange = testExchange(2, RICH)
  const all = (symbol: string | null) => exchange.run({ type: 'spot.cancelAll', member: ANN, symbol })
  const [bid] = makersOf(exchange.state, pair, 'BUY', START)
  for (const away of [1, 2]) exchange.run(order({ price: (bid?.price ?? 0) - away, lots: 100 }), START)
  exchange.run(rests('SELL', ANN), START)
  exchange.run(order({ price: far, lots: 100, member: BOB }), START)
  const open = () =>
    Object.values(exchange.state.spotOrders).flatMap(({ id, status }) => (status === 'TRADING' ? [id] : []))
  const [first, second, third, other] = open()
  expect([all('ETH/USDT'), open().length]).toEqual([0, 4])
  expect([all(EXPIRING), open()]).toEqual([1, [first, second, other]])
  expect([all(null), open()]).toEqual([2, [other]])
  const told = exchange.events.filter(({ type }) => type === 'spot.order').map(({ id, what }) => [id, what])
  expect(told).toEqual([third, first, second].map((id) => [id, 'cancelled']))
  exchange.run({ type: 'spot.stop', symbol: pair.symbol, stopped: ['cancel'] })
  expect(exchange.run({ type: 'spot.cancelAll', member: BOB, symbol: null })).toBe(0)
})
