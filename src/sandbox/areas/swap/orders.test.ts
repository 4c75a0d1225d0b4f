import { TransactionType } from '#generated/wire/transaction-type.ts'
import { initialMargin, feeOf } from '#src/core/perpetual/linear/value.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { expect, test } from 'vitest'
import { postingsAfter } from '../../kernel/ledger.ts'
import { START, type TestExchange } from '../spot/testing-spot.ts'
import { heldIn, positionIn, positionsOf } from '../../perpetual/account.ts'
import { entrustOf } from '../../perpetual/entrusts.ts'
import { candleAt } from '../../perpetual/market.ts'
import {
  BTC,
  closing,
  markOf,
  MEMBER,
  opening,
  swapExchange,
  swapVenue,
  usdt,
  usdtWallet,
} from './testing-swap.ts'

const TIME = START + 500
const money = ({ state }: TestExchange) => ({
  available: heldIn(swapVenue({ state }), usdtWallet(MEMBER), 'available'),
  frozen: heldIn(swapVenue({ state }), usdtWallet(MEMBER), 'frozen'),
  margin: heldIn(swapVenue({ state }), usdtWallet(MEMBER), 'margin'),
})
const typesOf = ({ state }: TestExchange): readonly number[] =>
  [...postingsAfter(state.ledger, 0)].map(({ type }) => type)
const entrust = ({ state }: TestExchange, id: unknown) => entrustOf(swapVenue({ state }), Number(id))
const long = ({ state }: TestExchange) => positionIn(swapVenue({ state }), MEMBER, BTC.symbol, 'long')

test('a market order opens at the best prices, pays its fee and sets its margin aside', () => {
  const exchange = swapExchange(1, usdt(1000))
  const order = entrust(exchange, exchange.run(opening({ lots: 2000 }), TIME))
  const { value, filled } = order
  expect([order.status, filled]).toEqual(['traded', 2000])
  const average = Number(value / BTC.pair.unitsPerTick) / filled
  expect(average).toBeGreaterThan(markOf(exchange, BTC, TIME))
  expect(average).toBeLessThan(markOf(exchange, BTC, TIME) * 1.001)
  const [margin, fee] = [initialMargin(value, 10n * ONE), feeOf(value, ONE / 2000n)]
  expect(money(exchange)).toEqual({ available: usdt(1000) - margin - fee, frozen: 0n, margin })
  expect(long(exchange)).toMatchObject({ lots: 2000, cost: value, margin, leverage: 10 })
  expect(typesOf(exchange).at(-1)).toBe(TransactionType.CONTRACT_FEE)
})

test('a closing realises profit or loss, pays its fee and frees its part of the margin', () => {
  const exchange = swapExchange(1, usdt(1000))
  const opened = entrust(exchange, exchange.run(opening({ lots: 2000 }), TIME))
  const part = entrust(exchange, exchange.run(closing({ lots: 500 }), TIME + 60_000))
  expect(part).toMatchObject({ status: 'traded', filled: 500, margin: opened.margin / 4n })
  expect(part.profit).toBe(part.value - opened.value / 4n)
  const rest = entrust(exchange, exchange.run(closing({ lots: 1500 }), TIME + 120_000))
  expect(long(exchange)).toBeUndefined()
  const profit = part.value + rest.value - opened.value
  expect(part.profit + rest.profit).toBe(profit)
  const fees = opened.fee + part.fee + rest.fee
  expect(money(exchange)).toEqual({ available: usdt(1000) + profit - fees, frozen: 0n, margin: 0n })
  const types = typesOf(exchange)
  expect(
    types.includes(TransactionType.CONTRACT_PROFIT) || types.includes(TransactionType.CONTRACT_LOSS),
  ).toBe(true)
})

test('a limit order reserves margin and fee, and a cancelled one gives them back', () => {
  const exchange = swapExchange(1, usdt(1000))
  const price = markOf(exchange, BTC, TIME) - 10_000
  const id = Number(exchange.run(opening({ kind: 'limit', price, lots: 1000 }), TIME))
  const value = BigInt(price) * 1000n * BTC.pair.unitsPerTick
  const frozen = initialMargin(value, 10n * ONE) + feeOf(value, ONE / 2000n)
  expect(money(exchange)).toEqual({ available: usdt(1000) - frozen, frozen, margin: 0n })
  expect(exchange.run({ type: 'swap.cancel', member: MEMBER + 1, id })).toBe('operation-forbidden')
  exchange.run({ type: 'swap.cancel', member: MEMBER, id })
  expect(money(exchange)).toEqual({ available: usdt(1000), frozen: 0n, margin: 0n })
  expect(exchange.run({ type: 'swap.cancel', member: MEMBER, id })).toBe('order-status-error')
  expect(exchange.run({ type: 'swap.cancel', member: MEMBER, id: 99 })).toBe('operation-forbidden')
})

test('a limit order is filled at its own price in the first second that reaches it', () => {
  const exchange = swapExchange(1, usdt(1000))
  const second = TIME / 1000
  const { low } = candleAt(exchange.state, BTC, Math.ceil(second), Math.ceil(second) + 600)
  const id = exchange.run(opening({ kind: 'limit', price: low, lots: 1000 }), TIME)
  exchange.until(TIME + 700_000)
  const order = entrust(exchange, id)
  const reached = Math.floor((order.ended ?? 0) / 1000)
  expect([order.status, order.value]).toEqual(['traded', BigInt(low) * 1000n * BTC.pair.unitsPerTick])
  expect(candleAt(exchange.state, BTC, reached, reached + 1).low).toBe(low)
  expect(candleAt(exchange.state, BTC, Math.ceil(second), reached).low).toBeGreaterThan(low)
})

test('STATE-06.d a trigger order reserves nothing, and acts when its price is reached; without money it fails', () => {
  const exchange = swapExchange(2, usdt(500))
  const from = Math.ceil(TIME / 1000)
  const { high } = candleAt(exchange.state, BTC, from, from + 900)
  const order = { kind: 'trigger', triggerPrice: high, lots: 1000 } as const
  const rich = exchange.run(opening(order), TIME)
  const poor = exchange.run(opening({ ...order, lots: 900_000, member: MEMBER + 1 }), TIME)
  expect(money(exchange).frozen).toBe(0n)
  expect(entrust(exchange, rich)).toMatchObject({ status: 'waiting', triggered: null })
  exchange.until(TIME + 1_000_000)
  const done = entrust(exchange, rich)
  expect(done.status).toBe('traded')
  expect(candleAt(exchange.state, BTC, from, Math.floor((done.triggered ?? 0) / 1000)).high).toBeLessThan(
    high,
  )
  expect(long(exchange)?.lots).toBe(1000)
  expect(entrust(exchange, poor).status).toBe('failed')
})

const far =
  (share: number) =>
  ({ state }: TestExchange): number =>
    Math.floor(markOf({ state } as TestExchange, BTC, TIME) * share)

test.each([
  ['MSG-02.a more than the money secures', opening({ lots: 900_000 }), 'margin-not-enough'],
  ['MSG-03.a more than can be closed', closing({ lots: 1001 }), 'closable-not-enough'],
  ['a position that does not exist', closing({ direction: 'short' }), 'closable-not-enough'],
  ['another leverage than the position has', opening({ leverage: 20 }), 'leverage-in-use'],
] as const)('%s is refused, and nothing changes', (_what, command, key) => {
  const exchange = swapExchange(1, usdt(1000))
  exchange.run(opening(), TIME)
  const before = JSON.stringify([money(exchange).available, exchange.state.swap.nextEntrust].map(String))
  expect(exchange.run(command, TIME)).toBe(key)
  expect(JSON.stringify([money(exchange).available, exchange.state.swap.nextEntrust].map(String))).toBe(
    before,
  )
})

test('a trigger price that the market is at is refused: it waits neither for a rise nor for a fall', () => {
  const exchange = swapExchange(1, usdt(1000))
  const at = (triggerPrice: number) => exchange.run(opening({ kind: 'trigger', triggerPrice }), TIME)
  expect(at(far(1)(exchange))).toBe('trigger-price-reached')
  expect(at(far(1)(exchange) + 1)).toBeTypeOf('number')
})

test('MSG-03.a waiting orders to close set their lots aside', () => {
  const exchange = swapExchange(1, usdt(1000))
  exchange.run(opening(), TIME)
  const price = far(1.01)(exchange)
  exchange.run(closing({ kind: 'limit', price, lots: 600 }), TIME)
  expect(long(exchange)?.frozen).toBe(600)
  expect(exchange.run(closing({ lots: 401 }), TIME)).toBe('closable-not-enough')
  const all = { type: 'swap.closeAll', member: MEMBER, symbol: BTC.symbol } as const
  expect(exchange.run({ ...all, directions: ['long', 'short'] }, TIME)).toBe('cancel-closing-orders')
  expect(exchange.run({ ...all, directions: ['short'] }, TIME)).toBe('no-short-position')
  expect(exchange.run({ type: 'swap.cancelAll', member: MEMBER, symbol: BTC.symbol }, TIME)).toBe(1)
  expect(exchange.run({ ...all, directions: ['long', 'short'] }, TIME)).toBe(1)
  expect(positionsOf(swapVenue(exchange), usdtWallet(MEMBER))).toEqual([])
  expect(exchange.run({ ...all, directions: ['long', 'short'] }, TIME)).toBe('no-position')
})

test('STATE-06.f take profit and stop loss close at the market, and orders that wait to close give way', () => {
  const exchange = swapExchange(1, usdt(1000))
  exchange.run(opening(), TIME)
  const from = Math.ceil(TIME / 1000)
  const { low } = candleAt(exchange.state, BTC, from, from + 900)
  const resting = exchange.run(closing({ kind: 'limit', price: far(1.015)(exchange), lots: 400 }), TIME)
  const stops = { type: 'swap.stops', member: MEMBER, position: long(exchange)?.id ?? 0 } as const
  exchange.run({ ...stops, minPrice: low, maxPrice: null }, TIME)
  exchange.until(TIME + 1_000_000)
  expect(long(exchange)).toBeUndefined()
  expect(entrust(exchange, resting).status).toBe('cancelled')
  const made = Object.values(exchange.state.swap.entrusts).find(({ isFromStop }) => isFromStop)
  expect(made).toMatchObject({ action: 'close', kind: 'market', status: 'traded', filled: 1000 })
  const average = Number((made?.value ?? 0n) / BTC.pair.unitsPerTick) / 1000
  expect(average).toBeLessThanOrEqual(low)
  expect(average).toBeGreaterThan(low * 0.998)
})

test('STATE-06.f an order to open puts its take profit and stop loss on the position when it is filled', () => {
  const exchange = swapExchange(1, usdt(1000))
  const from = Math.ceil(TIME / 1000)
  const price = candleAt(exchange.state, BTC, from, from + 900).low
  const stops = { minPrice: far(0.9)(exchange), maxPrice: far(1.1)(exchange) }
  const id = exchange.run(opening({ kind: 'limit', price, ...stops }), TIME)
  expect(long(exchange)).toBeUndefined()
  exchange.until(TIME + 1_000_000)
  expect(entrust(exchange, id).status).toBe('traded')
  expect(long(exchange)).toMatchObject(stops)
  exchange.run(opening({ lots: 10, maxPrice: far(1.2)(exchange) }))
  expect(long(exchange)).toMatchObject({ minPrice: stops.minPrice, maxPrice: far(1.2)(exchange) })
})

test('FEAT-14.b a trigger order to close ends with its position, and not with that of the other direction', () => {
  const exchange = swapExchange(1, usdt(1000))
  const short = { direction: 'short' } as const
  exchange.run(opening(), TIME)
  exchange.run(opening(short), TIME)
  const trigger = { kind: 'trigger', triggerPrice: far(1.5)(exchange) } as const
  const [own, other] = [
    exchange.run(closing(trigger), TIME),
    exchange.run(closing({ ...short, ...trigger }), TIME),
  ]
  exchange.run(closing(), TIME)
  expect([own, other].map((id) => entrust(exchange, id).status)).toEqual(['cancelled', 'waiting'])
})
