import { expect, test } from 'vitest'
import { PAIRS } from '../../market/pairs.ts'
import { balanceOf } from '../../kernel/ledger.ts'
import { marketsOf } from '../../market/markets.ts'
import { makersOf } from './liquidity.ts'
import { exchanged, feeOf, worth } from './order.ts'
import { middleOf, type TestExchange, order, pairOf, START, testExchange } from './testing-spot.ts'

const RICH = { USDT: 10n ** 17n, BTC: 10n ** 13n }
const pair = pairOf('BTC/USDT')
const [ANN, BOB] = [600_001, 600_002] as const
const placed = (exchange: TestExchange, id: unknown) => exchange.state.spotOrders[String(id)]
const held = ({ state }: TestExchange, member: number, coin: string, bucket: 'available' | 'frozen') =>
  balanceOf(state.ledger, { owner: `m${member}`, kind: 'spot', coin, bucket })

test('a cancellation in the second of the fill is too late, a moment before it succeeds', () => {
  const from = START / 1000 + 1
  for (const early of [0, 1]) {
    const exchange = testExchange(1, RICH)
    const path = marketsOf(exchange.state.seed).path(pair)
    const price = path.candle(from, from + 3600).low + 50
    const id = String(exchange.run(order({ price, lots: 10 }), START))
    const second = path.firstPassage('down', price, from, from + 3600) ?? 0
    const answer = exchange.run({ type: 'spot.cancel', member: ANN, id }, second * 1000 - early)
    expect(answer).toBe(early === 0 ? 'order-status-error' : undefined)
    exchange.until(START + 3_600_000)
    expect(placed(exchange, id)).toMatchObject(
      early === 0 ? { status: 'COMPLETED', filled: 10 } : { status: 'CANCELED', filled: 0 },
    )
    expect(held(exchange, ANN, 'USDT', 'frozen')).toBe(0n)
  }
})

test('an order cancelled after partial fills returns exactly the unused amount', () => {
  const exchange = testExchange(2, RICH)
  // Better than what makers bid, so that the other member meets this order.
  const [bid] = makersOf(exchange.state, pair, 'BUY', START)
  const price = (bid?.price ?? 0) + 1
  const id = String(exchange.run(order({ price, lots: 777 }), START))
  let filled = 0
  for (const lots of [7, 30, 111]) {
    exchange.run(order({ member: BOB, side: 'SELL', price, lots }), START)
    filled += lots
    expect(placed(exchange, id)).toMatchObject({ status: 'TRADING', filled })
    expect(held(exchange, ANN, 'USDT', 'frozen')).toBe(worth(pair, price, 777 - filled))
  }
  exchange.run({ type: 'spot.cancel', member: ANN, id }, START)
  expect(placed(exchange, id)).toMatchObject({ status: 'CANCELED', filled, fills: { length: 3 } })
  expect(held(exchange, ANN, 'USDT', 'frozen')).toBe(0n)
  expect(held(exchange, ANN, 'USDT', 'available')).toBe(RICH.USDT - worth(pair, price, filled))
})

test('a balance is spent once: the amount frozen by one order is not available to another', () => {
  const price = pair.base / 2
  const exchange = testExchange(1, { USDT: worth(pair, price, 1000) })
  expect(exchange.run(order({ price, lots: 600 }), START)).toMatch(/^E/)
  expect(exchange.run(order({ price, lots: 401 }), START)).toBe('insufficient-balance')
  expect(exchange.run(order({ price, lots: 400 }), START)).toMatch(/^E/)
  const all = { kind: 'MARKET_PRICE', budget: pair.minTurnover } as const
  expect(exchange.run(order(all), START)).toBe('insufficient-balance')
  expect(held(exchange, ANN, 'USDT', 'available')).toBe(0n)
})

test('a market order beyond the whole book takes it and ends; without offers it is refused', () => {
  const exchange = testExchange(2, RICH)
  const offered = [...makersOf(exchange.state, pair, 'BUY', START)]
  const lots = offered.reduce((sum, level) => sum + level.lots, 0)
  const sell = order({ side: 'SELL', kind: 'MARKET_PRICE', lots: pair.maxLots })
  const parts = Math.ceil(lots / pair.maxLots)
  const sold = Array.from({ length: parts }, () => placed(exchange, exchange.run(sell, START)))
  expect(new Set(sold.map((one) => one?.status))).toEqual(new Set(['COMPLETED']))
  expect(sold.at(-1)?.filled).toBe(lots - (parts - 1) * pair.maxLots)
  expect(held(exchange, ANN, 'BTC', 'available')).toBe(RICH.BTC - BigInt(lots) * pair.unitsPerLot)
  expect(held(exchange, ANN, 'BTC', 'frozen')).toBe(0n)
  const next = order({ member: BOB, side: 'SELL', kind: 'MARKET_PRICE', lots: 10 })
  expect(exchange.run(next, START)).toBe('order-failed')
  // Makers are back a little later.
  expect(exchange.run(next, START + 5000)).toMatch(/^E/)
})

test('the smallest and largest amounts of a pair are accepted, one step beyond is not', () => {
  for (const each of PAIRS) {
    const { symbol, minTurnover, maxLots, maxPrice, minPrice, unitsPerTick } = each
    const exchange = testExchange(1, { [each.quote]: 10n ** 24n, [each.coin]: 10n ** 24n })
    const run = (orderRequest: object) => exchange.run(order({ symbol, ...orderRequest }), START)
    const least = { side: 'SELL', price: maxPrice, lots: 1 } as const
    const enough = Math.ceil(Number(minTurnover / unitsPerTick) / maxPrice)
    expect(run({ ...least, lots: Math.max(1, enough) })).toMatch(/^E/)
    expect(run({ kind: 'MARKET_PRICE', budget: minTurnover - 1n })).toBe('amount-too-small')
    expect(run({ ...least, price: maxPrice, lots: maxLots })).toMatch(/^E/)
    expect(run({ ...least, price: maxPrice, lots: maxLots + 1 })).toBe('amount-over-size')
    expect(run({ ...least, price: maxPrice + 1, lots: maxLots })).toBe('price-ceiling')
    expect(run({ side: 'SELL', price: minPrice - 1, lots: maxLots })).toBe('floor-price')
    expect(run({ side: 'SELL', price: 0, lots: maxLots })).toBe('order-price-illegal')
  }
})

test('a member has at most as many open orders in a pair as it allows', () => {
  const exchange = testExchange(2, RICH)
  const price = pair.base / 2
  for (let index = 0; index < pair.maxOrders; index++)
    expect(exchange.run(order({ price: price - index, lots: 100 }), START)).toMatch(/^E/)
  expect(exchange.run(order({ price, lots: 100 }), START)).toBe('maximum-quantity')
  expect(exchange.run(order({ member: BOB, price, lots: 100 }), START)).toMatch(/^E/)
  expect(exchange.run(order({ symbol: 'ETH/USDT', price: 1000, lots: 100_000 }), START)).toMatch(/^E/)
  const [first = ''] = Object.keys(exchange.state.spotOrders)
  exchange.run({ type: 'spot.cancel', member: ANN, id: first }, START)
  expect(exchange.run(order({ price, lots: 100 }), START)).toMatch(/^E/)
})

test('a locked wallet places no order, and its open ones can be cancelled', () => {
  const exchange = testExchange(1, RICH)
  const price = pair.base / 2
  const id = String(exchange.run(order({ price, lots: 100 }), START))
  const lock = { type: 'wallet.lock', member: ANN, kind: 'spot', locked: true } as const
  for (const coin of ['USDT', 'BTC']) {
    exchange.run({ ...lock, coin })
    expect(exchange.run(order({ price, lots: 100 }))).toBe('wallet-locked')
    exchange.run({ ...lock, coin, locked: false })
  }
  exchange.run({ ...lock, coin: 'USDT' })
  expect(exchange.run({ type: 'spot.cancel', member: ANN, id })).toBeUndefined()
  expect(held(exchange, ANN, 'USDT', 'available')).toBe(RICH.USDT)
})

test('fees are truncated trade by trade in the member’s favour, and add up over members and exchange', () => {
  for (const symbol of ['DOGE/USDT', 'LTC/BTC', 'OBX/ETH'] as const) {
    const each = pairOf(symbol)
    const coins = { [each.coin]: 10n ** 16n, [each.quote]: 10n ** 16n }
    const exchange = testExchange(2, coins)
    // Between the makers' quotes, so that members meet each other.
    const [bid, ask] = (['BUY', 'SELL'] as const).map(
      (side) => [...makersOf(exchange.state, each, side, START)][0]?.price ?? 0,
    )
    const price = Math.floor(((bid ?? 0) + (ask ?? 0)) / 2)
    const least = Number(each.minTurnover / worth(each, price, 1)) + 1
    const lots = [least, least + 1, least + 7]
    const all = lots.reduce((sum, one) => sum + one, 0)
    const bought = String(exchange.run(order({ symbol, price, lots: all }), START))
    for (const part of lots)
      exchange.run(order({ member: BOB, symbol, side: 'SELL', price, lots: part }), START)
    const { fee = 0n, fills = [] } = placed(exchange, bought) ?? {}
    expect(fills.map((fill) => fill.lots)).toEqual(lots)
    const { got, given } = exchanged(each, 'BUY', price, all)
    expect(fee).toBeLessThanOrEqual((got * each.maker) / 1_000_000n)
    expect(held(exchange, ANN, each.coin, 'available')).toBe((coins[each.coin] ?? 0n) + got - fee)
    expect(held(exchange, ANN, each.quote, 'available')).toBe((coins[each.quote] ?? 0n) - given)
    const kept = (coin: string) =>
      balanceOf(exchange.state.ledger, { owner: 'fees', kind: 'spot', coin, bucket: 'available' })
    expect(kept(each.coin)).toBe(fee)
    expect(held(exchange, BOB, each.quote, 'available')).toBe(
      (coins[each.quote] ?? 0n) + given - kept(each.quote),
    )
  }
})

test('a barred member places no order until the bar is lifted; others do', () => {
  const exchange = testExchange(2, RICH)
  const price = pair.base / 2
  exchange.run({ type: 'spot.bar', member: ANN, isBarred: true }, START)
  expect(exchange.run(order({ price, lots: 100 }))).toBe('cannot-trade')
  expect(exchange.run(order({ member: BOB, price, lots: 100 }))).toMatch(/^E/)
  exchange.run({ type: 'spot.bar', member: ANN, isBarred: false })
  expect(exchange.run(order({ price, lots: 100 }))).toMatch(/^E/)
})

test('a stop of market orders lets limit orders pass; one of an unknown pair is refused', () => {
  const exchange = testExchange(1, RICH)
  exchange.run({ type: 'spot.stop', symbol: pair.symbol, stopped: ['marketBuy'] }, START)
  expect(exchange.run(order({ price: pair.base / 2, lots: 100 }))).toMatch(/^E/)
  expect(exchange.run(order({ kind: 'MARKET_PRICE', budget: pair.minTurnover }))).toBe('no-market-price-buy')
  expect(exchange.run({ type: 'spot.stop', symbol: 'BTC/XYZ', stopped: [] })).toBe('nonsupport-coin')
  exchange.run({ type: 'spot.stop', symbol: pair.symbol, stopped: [] })
  expect(exchange.state.spotStops).toEqual({})
})

test('a market order to buy has a budget and no lots, every other order lots and no budget', () => {
  const exchange = testExchange(1, RICH)
  const refused = 'order-number-illegal'
  expect(exchange.run(order({ price: pair.base, lots: 100, budget: 1n }), START)).toBe(refused)
  expect(exchange.run(order({ kind: 'MARKET_PRICE', lots: 1, budget: pair.minTurnover }))).toBe(refused)
  expect(exchange.run(order({ side: 'SELL', kind: 'MARKET_PRICE', lots: 100, budget: 1n }))).toBe(refused)
  expect(exchange.run(order({ price: pair.base + 0.5, lots: 100 }))).toBe('order-price-illegal')
  expect(exchange.run(order({ price: pair.base, lots: 100.5 }))).toBe('order-price-illegal')
})

test('the least price of a pair is taken from who sells; who buys may bid less', () => {
  const exchange = testExchange(1, { USDT: 10n ** 24n, BTC: 10n ** 24n })
  const { minPrice, maxLots } = pair
  expect(exchange.run(order({ side: 'SELL', price: minPrice, lots: maxLots }), START)).toMatch(/^E/)
  expect(exchange.run(order({ price: minPrice - 1, lots: maxLots }))).toMatch(/^E/)
})

test('a fee is so many millionths of what is received, the part of a unit cut off', () => {
  expect(feeOf(1_000_000n, 1000n)).toBe(1000n)
  expect(feeOf(12_345_678n, 1500n)).toBe(18_518n)
  expect(feeOf(999n, 1000n)).toBe(0n)
})

test('a market order spends at most what the largest amount costs at the middle price', () => {
  const exchange = testExchange(1, { USDT: 10n ** 24n })
  const most = worth(pair, middleOf(exchange, pair, START), pair.maxLots)
  const spend = (budget: bigint) => exchange.run(order({ kind: 'MARKET_PRICE', budget }), START)
  expect(spend(most + 1n)).toBe('amount-over-size')
  expect(spend(most)).toMatch(/^E/)
})
