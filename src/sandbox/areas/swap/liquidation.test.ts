import type { MemberEvent } from '#generated/wire/member-event.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf, postingsAfter } from '../../kernel/ledger.ts'
import { START, type TestExchange } from '../spot/testing-spot.ts'
import {
  heldIn,
  headroomOfPositions,
  modeOf,
  moneyOf,
  positionIn,
  positionsOf,
  unrealisedOf,
} from '../../perpetual/account.ts'
import { exchangeAccount, hold } from '../../perpetual/booking.ts'
import { type Contract, keptRate, valueOf } from '../../perpetual/contracts.ts'
import { CONTRACTS } from './contracts.ts'
import { nextFunding } from '../../perpetual/funding-times.ts'
import { candleAt, movesAt } from '../../perpetual/market.ts'
import { putPosition } from '../../perpetual/positions.ts'
import { firstShortfall, planCrossLook, poolOf, shortfallIn } from '../../perpetual/search.ts'
import { secondAfter } from '../../perpetual/perpetual-state.ts'
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
  usdtWallet,
} from './testing-swap.ts'
import { wireEntrust } from '../../perpetual/wire-order.ts'
import { wirePosition } from './wire-position.ts'

const TIME = START + 500
const DAY = 86_400
const { symbol } = BTC
const WALLET = usdtWallet(MEMBER)
const insurance = (exchange: TestExchange): bigint =>
  balanceOf(exchange.state.ledger, exchangeAccount(swapVenue(exchange), 'USDT', 'insurance'))
const blasts = ({ state }: TestExchange) =>
  Object.values(state.swap.entrusts).filter(({ isLiquidation }) => isLiquidation)

test('STATE-05.g STATE-07.e an isolated position is liquidated in the first second that reaches its price, and loses its margin alone', () => {
  const exchange = swapExchange(1, usdt(10_000))
  exchange.run({ type: 'swap.mode', member: MEMBER, mode: 'isolated' }, TIME)
  for (const direction of ['long', 'short'] as const)
    exchange.run(opening({ leverage: 100, lots: 10_000, direction }), TIME)
  const waiting = exchange.run(opening({ leverage: 100, kind: 'trigger', triggerPrice: 1 }), TIME)
  const before = (['long', 'short'] as const).map((each) =>
    positionIn(swapVenue(exchange), MEMBER, symbol, each),
  )
  const available = heldIn(swapVenue(exchange), WALLET, 'available')
  exchange.until(TIME + 6 * 3_600_000)
  const [first] = blasts(exchange)
  const position = before.find((each) => each?.id === first?.position)
  const crossing = present(position?.liquidation)
  const second = Math.floor((first?.ended ?? 0) / 1000)
  const until = (end: number) => candleAt(exchange.state, BTC, Math.ceil(TIME / 1000), end)
  const isReached = ({ high, low }: { high: number; low: number }): boolean =>
    crossing.direction === 'down' ? low <= crossing.price : high >= crossing.price
  expect([isReached(until(second)), isReached(until(second + 1))]).toEqual([false, true])
  expect(first).toMatchObject({ status: 'traded', filled: 10_000, profit: -(position?.margin ?? 0n) })
  expect(heldIn(swapVenue(exchange), WALLET, 'available')).toBeGreaterThanOrEqual(available)
  const fee = first?.fee ?? 0n
  const entries = [...postingsAfter(exchange.state.ledger, 0)].find(
    ({ reference }) => reference === `contract order ${first?.id}`,
  )
  expect(entries?.type).toBe(TransactionType.CONTRACT_LOSS)
  // Of 1 % margin 0.45 % are lost at the price, 0.05 % is the fee and 0.5 % are what had to be kept.
  const kept = entries?.entries.find(({ account }) => account.owner === 'insurance')?.units ?? 0n
  expect(kept / fee).toBeGreaterThanOrEqual(9n)
  expect(kept / fee).toBeLessThanOrEqual(10n)
  expect(exchange.state.swap.entrusts[String(waiting)]?.status).toBe(
    position?.direction === 'long' ? 'cancelled' : 'waiting',
  )
  const [told] = liquidationsOf(exchange)
  expect(told?.cancelledOrders).toBe(position?.direction === 'long' ? 1 : 0)
  const wire = wireEntrust(swapVenue(exchange), present(first))
  expect(told?.positions).toMatchObject([
    {
      symbol,
      leverage: '100',
      volume: wire.tradedVolume,
      principalAmount: wire.principalAmount,
      price: wirePosition(swapVenue(exchange), present(position)).price,
    },
  ])
  expect(Number(told?.positions[0]?.forcePrice)).toBe(Number(wire.tradedPrice))
})

/** Facts of liquidations that members were told. */
const liquidationsOf = ({ events }: TestExchange) =>
  events.flatMap(({ event }) => (event as MemberEvent | undefined)?.liquidation ?? [])

/** The first second whose moves use the pool up, asked one by one. */
function everySecond(exchange: TestExchange, pool: ReturnType<typeof poolOf>, from: number, until: number) {
  for (let second = from; second < until; second++)
    if (shortfallIn(exchange.state, pool, second) !== null) return second
  return undefined
}

test('STATE-07.f the search over several contracts finds the second that asking every second finds', () => {
  const exchange = swapExchange(1, usdt(1_000_000))
  for (const [index, each] of CONTRACTS.slice(0, 5).entries())
    exchange.run(
      opening({
        symbol: each.symbol,
        lots: Math.floor(each.pair.maxLots / 100),
        direction: index % 2 === 0 ? 'long' : 'short',
      }),
      TIME,
    )
  const positions = positionsOf(swapVenue(exchange), WALLET)
  // In 10^-24 USDT.
  const headroom = headroomOfPositions(swapVenue(exchange), WALLET, TIME)
  const start = Math.ceil(TIME / 1000)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 3000 }), (share, later) => {
      // From nothing to spare to 4 % of what is missing without any money.
      const money = (-headroom * BigInt(10_000 + share)) / 10_000n / ONE / ONE
      const pool = poolOf(swapVenue(exchange), money, positions)
      const [from, until] = [start + later, start + later + 600]
      expect(firstShortfall(exchange.state, pool, from, until)).toBe(everySecond(exchange, pool, from, until))
    }),
    { numRuns: 25 },
  )
  expect(firstShortfall(exchange.state, poolOf(swapVenue(exchange), 0n, positions), start, start + DAY)).toBe(
    start,
  )
})

test('STATE-05.g STATE-07.f a cross account loses all positions at once, never more than it has, and insurance takes the rest', () => {
  const exchange = swapExchange(1, usdt(1000))
  for (const each of ['BTC/USDT', 'ETH/USDT'] as const)
    exchange.run(opening({ symbol: each, leverage: 100, lots: each === symbol ? 50_000 : 100_000 }), TIME)
  const price = markOf(exchange, BTC, TIME) - 40_000
  exchange.run(opening({ leverage: 100, kind: 'limit', price, lots: 100 }), TIME)
  const waiting = exchange.run(opening({ leverage: 100, kind: 'trigger', triggerPrice: 1 }), TIME)
  exchange.until(TIME + 48 * 3_600_000)
  const rows = blasts(exchange)
  expect(rows.length).toBe(2)
  expect(positionsOf(swapVenue(exchange), WALLET)).toEqual([])
  expect(moneyOf(swapVenue(exchange), WALLET)).toBe(0n)
  expect(exchange.state.swap.entrusts[String(waiting)]?.status).toBe('cancelled')
  expect(Object.values(exchange.state.swap.entrusts).filter(({ status }) => status === 'waiting')).toEqual([])
  expect(insurance(exchange)).not.toBe(0n)
  const told = liquidationsOf(exchange)
  expect(told.length).toBe(1)
  expect(told[0]?.positions.map((each) => each.symbol).toSorted()).toEqual([symbol, 'ETH/USDT'])
  const cancelled = Object.values(exchange.state.swap.entrusts).filter(
    ({ status, ended }) => status === 'cancelled' && ended === rows[0]?.ended,
  )
  expect(cancelled.length).toBeGreaterThan(0)
  expect(told[0]?.cancelledOrders).toBe(cancelled.length)
})

/** Puts a position of 1,000 lots into the books, as orders of another time would have left it. */
function give(
  { state }: TestExchange,
  direction: 'long' | 'short',
  contract: Contract,
  { at, margin }: { readonly at: number; readonly margin: bigint },
  time: number,
): void {
  const { symbol: of } = contract
  const id = state.swap.nextPosition
  state.swap.nextPosition += 1
  state.swap.positionIds[id] = { member: MEMBER, symbol: of, direction }
  const [lots, mode] = [1000, modeOf(swapVenue({ state }), WALLET)]
  const none = { frozen: 0, profit: 0n, funding: 0n, minPrice: null, maxPrice: null }
  const cost = valueOf(contract, at, lots)
  const venue = swapVenue({ state })
  hold(venue, { ...WALLET, reference: 'given', time }, 'available', 'margin', margin)
  putPosition(
    venue,
    { id, member: MEMBER, symbol: of, direction, mode, leverage: 10, lots, cost, margin, time, ...none },
    secondAfter(time),
  )
  planCrossLook(venue, WALLET, secondAfter(time))
}

test('a losing leg of a hedge is closed out of the margin and the profit of the other', () => {
  const exchange = swapExchange(1, usdt(1000))
  const mark = markOf(exchange, BTC, TIME)
  // Both were opened far above: the long has lost what the short has won.
  give(exchange, 'long', BTC, { at: mark * 3, margin: usdt(495) }, TIME)
  give(exchange, 'short', BTC, { at: mark * 3, margin: usdt(495) }, TIME)
  const equity = () => moneyOf(swapVenue(exchange), WALLET) + unrealisedOf(swapVenue(exchange), WALLET, TIME)
  const before = equity()
  const order = present(exchange.state.swap.entrusts[String(exchange.run(closing(), TIME))])
  expect(order.status).toBe('traded')
  expect(-order.profit).toBeGreaterThan(usdt(1000))
  const slip = valueOf(BTC, mark, order.filled) - order.value
  expect(equity()).toBe(before - slip - order.fee)
  expect(insurance(exchange)).toBe(0n)
  const left = present(positionIn(swapVenue(exchange), MEMBER, symbol, 'short'))
  expect(left.profit).toBeGreaterThan(0n)
  expect(left.margin).toBe(0n)
})

test('in one second funding comes first, then liquidation, stops, triggers and limit orders', () => {
  const exchange = swapExchange(2, usdt(10_000))
  const at = nextFunding(TIME)
  const [second, placed] = [at / 1000, at - 500]
  const lowIn = (each: Contract, from: number): number => candleAt(exchange.state, each, from, from + 1).low
  const contract = present(CONTRACTS.find((each) => lowIn(each, second) < lowIn(each, second - 1)))
  const low = lowIn(contract, second)
  exchange.run({ type: 'swap.mode', member: MEMBER, mode: 'isolated' }, TIME)
  exchange.until(placed)
  const order = { symbol: contract.symbol, member: MEMBER + 1, lots: 1000 }
  // A margin that is used up at the lowest price of the second, and a unit less.
  const rest = (valueOf(contract, low, 1000) * (ONE - keptRate(contract))) / ONE
  give(
    exchange,
    'long',
    contract,
    { at: low * 2, margin: valueOf(contract, low * 2, 1000) - rest - 1n },
    placed,
  )
  exchange.run(opening({ ...order, direction: 'short' }), placed)
  const short = present(positionIn(swapVenue(exchange), MEMBER + 1, contract.symbol, 'short'))
  const stops = { position: short.id, minPrice: low, maxPrice: null }
  exchange.run({ type: 'swap.stops', member: MEMBER + 1, ...stops }, placed)
  exchange.run(opening({ ...order, kind: 'trigger', triggerPrice: low }), placed)
  exchange.run(opening({ ...order, kind: 'limit', price: low }), placed)
  exchange.until(at + 999)
  const ends = Object.values(exchange.state.swap.entrusts)
    .filter(({ ended }) => (ended ?? 0) >= at)
    .map(({ ended, isLiquidation, isFromStop, kind }) => [
      (ended ?? 0) - at,
      isLiquidation ? 'liquidation' : isFromStop ? 'stop' : kind,
    ])
  const funded = [...postingsAfter(exchange.state.ledger, 0)].find(
    ({ type }) => type === TransactionType.PAY_CHARGE_FEE || type === TransactionType.GET_CHARGE_FEE,
  )
  expect(funded?.time).toBe(at)
  expect(ends.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [1, 'liquidation'],
    [2, 'stop'],
    [3, 'trigger'],
    [4, 'limit'],
  ])
})

test('a move within a second is seen by the second, at the price of its moment', () => {
  const exchange = swapExchange(1, usdt(1000))
  exchange.run(opening(), TIME)
  const second = Math.ceil(TIME / 1000) + 7
  const { stops } = movesAt(exchange.state, BTC, second)
  const { high, low } = candleAt(exchange.state, BTC, second, second + 1)
  const prices = stops.map(({ price }) => price)
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([low, high])
})
