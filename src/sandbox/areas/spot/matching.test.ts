import { expect, test } from 'vitest'
import { balanceOf } from '../../kernel/ledger.ts'
import type { Level } from '../../market/maker-quotes.ts'
import { marketsOf } from '../../market/markets.ts'
import { makersOf } from './liquidity.ts'
import { exchanged, feeOf } from './order.ts'
import { sideOf } from './sides.ts'
import type { Stoppable } from './spot-state.ts'
import { type TestExchange, middleOf, order, pairOf, START, testExchange } from './testing-spot.ts'

const RICH = { USDT: 10n ** 17n, BTC: 10n ** 13n }
const pair = pairOf('BTC/USDT')
const [ANN, BOB, CAT] = [600_001, 600_002, 600_003] as const
const placed = (exchange: TestExchange, id: unknown) => {
  const found = exchange.state.spotOrders[String(id)]
  if (found === undefined) throw new Error(`no order: ${String(id)}`)
  return found
}
const makers = (exchange: TestExchange, side: 'BUY' | 'SELL', time = START): Level[] => [
  ...makersOf(exchange.state, pair, side, time),
]
const best = (exchange: TestExchange, side: 'BUY' | 'SELL'): Level =>
  makers(exchange, side)[0] ?? { price: 0, lots: 0 }
const available = (
  { state }: TestExchange,
  member: number,
  coin: string,
  bucket: 'available' | 'frozen' = 'available',
) => balanceOf(state.ledger, { owner: `m${member}`, kind: 'spot', coin, bucket })

test('STATE-06.b a large market order walks the book, best price first, and the book refills', () => {
  const exchange = testExchange(1, RICH)
  const asks = makers(exchange, 'SELL').slice(0, 6)
  const lots = asks.reduce((sum, level) => sum + level.lots, 0)
  const money = asks.reduce((sum, level) => sum + exchanged(pair, 'BUY', level.price, level.lots).given, 0n)
  const bought = placed(exchange, exchange.run(order({ kind: 'MARKET_PRICE', budget: money }), START))
  expect(bought.fills.map(({ price, lots: part }) => ({ price, lots: part }))).toEqual(asks)
  expect(bought).toMatchObject({ status: 'COMPLETED', filled: lots, turnover: money })
  const fee = asks.reduce((sum, level) => sum + feeOf(BigInt(level.lots) * pair.unitsPerLot, pair.taker), 0n)
  expect(bought.fee).toBe(fee)
  expect(available(exchange, ANN, 'BTC')).toBe(RICH.BTC + BigInt(lots) * pair.unitsPerLot - fee)
  expect(available(exchange, ANN, 'USDT')).toBe(RICH.USDT - money)
  const thin = makers(exchange, 'SELL')
  expect(thin[0]?.price).toBeGreaterThan(asks.at(-1)?.price ?? 0)
  // Half of what was taken is back after half of the time; the levels themselves move on meanwhile.
  const later = makers(exchange, 'SELL', START + 10_000).length
  expect(later).toBeGreaterThan(thin.length)
})

test('at one price members trade before makers, in time priority', () => {
  const exchange = testExchange(3, RICH)
  const ask = best(exchange, 'SELL')
  const price = ask.price - 1
  const [first, second] = [BOB, CAT].map((member) =>
    exchange.run(order({ member, side: 'SELL', price, lots: 40 }), START),
  )
  const cheaper = exchange.run(order({ member: CAT, side: 'SELL', price: price - 1, lots: 10 }), START)
  const bought = placed(exchange, exchange.run(order({ price: ask.price, lots: 100 }), START))
  expect(bought.fills.map((fill) => [fill.price, fill.lots])).toEqual([
    [price - 1, 10],
    [price, 40],
    [price, 40],
    [ask.price, 10],
  ])
  for (const id of [first, second, cheaper]) expect(placed(exchange, id).status).toBe('COMPLETED')
  // What rested pays the maker's fee, what took the taker's.
  expect(placed(exchange, first).fee).toBe(feeOf(exchanged(pair, 'SELL', price, 40).got, pair.maker))
  expect(pair.maker).toBeLessThan(pair.taker)
  const again = exchange.run(order({ member: BOB, side: 'SELL', price, lots: 40 }), START)
  exchange.run(order({ member: CAT, side: 'SELL', price, lots: 40 }), START)
  exchange.run(order({ price, lots: 15 }), START)
  expect(placed(exchange, again)).toMatchObject({ status: 'TRADING', filled: 15 })
})

test('STATE-06.a STATE-05.ab a limit order trades what it can, rests with the remainder frozen, and is released when cancelled', () => {
  const exchange = testExchange(2, RICH)
  const ask = best(exchange, 'SELL')
  const lots = ask.lots + 500
  const id = exchange.run(order({ price: ask.price, lots }), START)
  expect(placed(exchange, id)).toMatchObject({ status: 'TRADING', filled: ask.lots })
  expect(available(exchange, ANN, 'USDT', 'frozen')).toBe(exchanged(pair, 'BUY', ask.price, 500).given)
  expect(exchange.run({ type: 'spot.cancel', member: BOB, id: String(id) }, START)).toBe(
    'operation-forbidden',
  )
  exchange.run({ type: 'spot.cancel', member: ANN, id: String(id) }, START)
  expect(placed(exchange, id)).toMatchObject({ status: 'CANCELED', ended: START, filled: ask.lots })
  expect(available(exchange, ANN, 'USDT', 'frozen')).toBe(0n)
  expect(exchange.run({ type: 'spot.cancel', member: ANN, id: String(id) }, START)).toBe('order-status-error')
  expect(available(exchange, ANN, 'USDT')).toBe(RICH.USDT - exchanged(pair, 'BUY', ask.price, ask.lots).given)
})

test('self-trade prevention: better offers are taken, the rest of the order ends, and the resting order stays', () => {
  const exchange = testExchange(2, RICH)
  const price = best(exchange, 'SELL').price - 2
  const ofBob = exchange.run(order({ member: BOB, side: 'SELL', price, lots: 30 }), START)
  const own = exchange.run(order({ side: 'SELL', price, lots: 40 }), START)
  const behind = exchange.run(order({ member: BOB, side: 'SELL', price: price + 1, lots: 50 }), START)
  const bought = placed(exchange, exchange.run(order({ price: price + 1, lots: 100 }), START))
  expect(bought).toMatchObject({ status: 'CANCELED', filled: 30, ended: START })
  expect(placed(exchange, ofBob).status).toBe('COMPLETED')
  for (const id of [own, behind]) expect(placed(exchange, id)).toMatchObject({ status: 'TRADING', filled: 0 })
  expect(available(exchange, ANN, 'USDT', 'frozen')).toBe(0n)
  const told = exchange.events.filter(({ id }) => id === bought.id).map(({ what }) => what)
  expect(told).toEqual(['traded', 'cancelled'])
  // Where nothing else comes before it, the order is not taken at all.
  const before = Object.keys(exchange.state.spotOrders).length
  for (const orderRequest of [
    { price, lots: 10 },
    { kind: 'MARKET_PRICE', budget: 10n ** 10n },
  ] as const)
    expect(exchange.run(order(orderRequest), START)).toBe('own-order')
  expect(Object.keys(exchange.state.spotOrders)).toHaveLength(before)
  expect(exchange.run(order({ price: price - 1, lots: 10 }), START)).toMatch(/^E/)
})

test('the book shows members and makers together, sorted, one level a price', () => {
  const exchange = testExchange(1, RICH)
  const bid = best(exchange, 'BUY')
  exchange.run(order({ price: bid.price, lots: 77 }), START)
  exchange.run(order({ price: bid.price + 1, lots: 10 }), START)
  const levels = sideOf(exchange.state, pair, 'BUY', { time: START, most: 24 })
  expect(levels.slice(0, 2)).toEqual([
    { price: bid.price + 1, lots: 10 },
    { price: bid.price, lots: bid.lots + 77 },
  ])
  expect(levels).toHaveLength(24)
  expect(levels).toEqual(levels.toSorted((a, b) => b.price - a.price))
})

test('a resting order is filled at its own price in the second in which the price reaches it', () => {
  const exchange = testExchange(1, RICH)
  const path = marketsOf(exchange.state.seed).path(pair)
  const from = START / 1000 + 1
  const { low, high } = path.candle(from, from + 8 * 3600)
  const never = exchange.run(order({ price: low - 1, lots: 10 }), START)
  const buy = exchange.run(order({ price: low + 50, lots: 10 }), START)
  const sell = exchange.run(order({ side: 'SELL', price: high, lots: 10 }), START)
  // Asleep for eight hours.
  exchange.until(START + 8 * 3_600_000)
  const at = (direction: 'up' | 'down', price: number) =>
    (path.firstPassage(direction, price, from, from + 8 * 3600) ?? 0) * 1000
  expect(placed(exchange, buy).fills).toEqual([
    { price: low + 50, lots: 10, fee: feeOf(10n * pair.unitsPerLot, pair.maker), time: at('down', low + 50) },
  ])
  expect(placed(exchange, sell)).toMatchObject({ status: 'COMPLETED', ended: at('up', high) })
  expect(placed(exchange, never).status).toBe('TRADING')
})

test('after eight hours of sleep all crossed orders are filled in less than a second', () => {
  const exchange = testExchange(8, RICH)
  const path = marketsOf(exchange.state.seed).path(pair)
  const from = START / 1000 + 1
  const { low, high } = path.candle(from, from + 8 * 3600)
  const middle = middleOf(exchange, pair, START)
  for (let index = 0; index < 700; index++) {
    const member = 600_001 + (index % 8)
    const reach = Math.floor(((high - low) * (index + 20)) / 700)
    exchange.run(order({ member, price: middle - reach, lots: 10 }), START)
    exchange.run(order({ member, side: 'SELL', price: middle + reach, lots: 10 }), START)
  }
  const open = Object.values(exchange.state.spotOrders).filter(({ status }) => status === 'TRADING')
  expect(open.length).toBeGreaterThan(700)
  const start = process.cpuUsage()
  exchange.until(START + 8 * 3_600_000)
  const { user, system } = process.cpuUsage(start)
  for (const { id, side, price } of open)
    expect([id, placed(exchange, id).status]).toEqual([
      id,
      (side === 'BUY' ? price >= low : price <= high) ? 'COMPLETED' : 'TRADING',
    ])
  expect((user + system) / 1000).toBeLessThan(1000)
})

test('STATE-05.c where orders rest for a week at most, one expires after it', () => {
  const exchange = testExchange(1, { ETH: 10n ** 12n })
  const expiring = pairOf('OBX/ETH')
  const id = exchange.run(
    order({ symbol: 'OBX/ETH', price: Math.floor(expiring.base / 90), lots: 90_000 }),
    START,
  )
  exchange.until(START + 7 * 86_400_000 - 1)
  expect(placed(exchange, id).status).toBe('TRADING')
  exchange.until(START + 7 * 86_400_000)
  expect(placed(exchange, id)).toMatchObject({ status: 'OVERTIMED', ended: START + 7 * 86_400_000 })
  expect(available(exchange, ANN, 'ETH')).toBe(10n ** 12n)
})

test('a rolled-back command leaves the book as it was', () => {
  const exchange = testExchange(2, { USDT: 10n ** 10n, BTC: 10n ** 8n })
  const ask = best(exchange, 'SELL')
  exchange.run(order({ member: BOB, side: 'SELL', price: ask.price - 5, lots: 100 }), START)
  const before = sideOf(exchange.state, pair, 'SELL', { time: START, most: 9 })
  expect(exchange.run(order({ price: ask.price, lots: 1_000_000 }), START)).toBe('insufficient-balance')
  expect(sideOf(exchange.state, pair, 'SELL', { time: START, most: 9 })).toEqual(before)
})

test('a stopped pair fills nothing, and afterwards orders fill at the current price', () => {
  const exchange = testExchange(1, RICH)
  const stop = (time: number, ...stopped: Stoppable[]) =>
    exchange.run({ type: 'spot.stop', symbol: 'btc/usdt', stopped }, time)
  const path = marketsOf(exchange.state.seed).path(pair)
  const hours = START + 8 * 3_600_000
  const { low } = path.candle(START / 1000 + 1, hours / 1000)
  const [crossed, other] = [10, 20].map((lots) => exchange.run(order({ price: low + 50, lots }), START))
  stop(START, 'trade', 'cancel')
  expect(exchange.run(order({ price: low, lots: 10 }))).toBe('cannot-trade')
  expect(exchange.run({ type: 'spot.cancel', member: ANN, id: String(other) })).toBe('cannot-cancel-order')
  expect(exchange.run({ type: 'spot.cancelAll', member: ANN, symbol: null })).toBe(0)
  exchange.until(hours)
  expect(placed(exchange, crossed).status).toBe('TRADING')
  stop(hours, 'trade')
  expect(exchange.run({ type: 'spot.cancel', member: ANN, id: String(other) })).toBeUndefined()
  stop(hours)
  exchange.until(hours + 86_400_000)
  const again = path.firstPassage('down', low + 50, hours / 1000 + 1, hours / 1000 + 86_400)
  expect(placed(exchange, crossed).ended).toBe(again === undefined ? null : again * 1000)
  expect(placed(exchange, other).status).toBe('CANCELED')
})

test.each([
  ['buy', 'stop-buying', { price: pair.base, lots: 100 }],
  ['sell', 'stop-selling', { side: 'SELL', price: pair.base, lots: 100 }],
  ['marketBuy', 'no-market-price-buy', { kind: 'MARKET_PRICE', budget: 10n ** 9n }],
  ['marketSell', 'no-market-price-sell', { kind: 'MARKET_PRICE', side: 'SELL', lots: 100 }],
] as const)('stopped for a while: %s', (stopped, key, orderRequest) => {
  const exchange = testExchange(1, RICH)
  exchange.run({ type: 'spot.stop', symbol: pair.symbol, stopped: [stopped] }, START)
  expect(exchange.run(order(orderRequest))).toBe(key)
  exchange.run({ type: 'spot.stop', symbol: pair.symbol, stopped: [] })
  expect(String(exchange.run(order(orderRequest)))).toMatch(/^E/)
})

test.each([
  ['nonsupport-coin', { symbol: 'NO/PAIR', price: 1, lots: 1 }],
  ['order-price-illegal', { price: 0, lots: 100 }],
  ['order-price-illegal', { kind: 'MARKET_PRICE', side: 'SELL', price: 1, lots: 100 }],
  ['price-ceiling', { price: pair.maxPrice + 1, lots: 100 }],
  ['floor-price', { side: 'SELL', price: pair.minPrice - 1, lots: 100 }],
  ['amount-over-size', { side: 'SELL', price: pair.base, lots: pair.maxLots + 1 }],
  ['amount-over-size', { kind: 'MARKET_PRICE', budget: 10n ** 18n }],
  ['amount-too-small', { price: pair.base, lots: 0 }],
  ['amount-too-small', { price: 1, lots: 100 }],
  ['amount-too-small', { kind: 'MARKET_PRICE', budget: pair.minTurnover - 1n }],
  ['order-number-illegal', { kind: 'MARKET_PRICE', budget: 10n ** 9n, lots: 1 }],
  ['insufficient-balance', { price: pair.base, lots: 9_000_000 }],
] as const)('refused: %s', (key, orderRequest) => {
  const exchange = testExchange(1, { USDT: 10n ** 10n })
  expect(exchange.run(order(orderRequest), START)).toBe(key)
  expect(exchange.state.spotOrders).toEqual({})
})
