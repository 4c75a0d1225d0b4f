import type { MemberEvent } from '#generated/wire/member-event.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf, postingsAfter } from '../../kernel/ledger.ts'
import { START, type TestExchange } from '../spot/testing-spot.ts'
import { heldIn, modeOf, moneyOf, positionIn, positionsOf, standingOf } from './account.ts'
import { exchangeAccount, hold } from './booking.ts'
import { CONTRACTS, type Contract, contractOf, keptRate, valueOf } from './contracts.ts'
import { nextFunding } from './funding-times.ts'
import { candleAt, movesAt } from './market.ts'
import { putPosition } from './positions.ts'
import { firstShortfall, planCrossLook, poolOf, shortfallIn } from './search.ts'
import { secondAfter } from './swap-state.ts'
import { BTC, closing, markOf, MEMBER, opening, swapExchange, usdt, present } from './testing-swap.ts'

const TIME = START + 500
const DAY = 86_400
const { symbol } = BTC
const insurance = ({ state }: TestExchange): bigint => balanceOf(state.ledger, exchangeAccount('insurance'))
const blasts = ({ state }: TestExchange) =>
  Object.values(state.swapEntrusts).filter(({ isLiquidation }) => isLiquidation)

test('STATE-05.g STATE-07.e an isolated position is liquidated in the first second that reaches its price, and loses its margin alone', () => {
  const exchange = swapExchange(1, usdt(10_000))
  exchange.run({ type: 'swap.mode', member: MEMBER, mode: 'isolated' }, TIME)
  for (const direction of ['long', 'short'] as const)
    exchange.run(opening({ leverage: 100, lots: 10_000, direction }), TIME)
  const waiting = exchange.run(opening({ leverage: 100, kind: 'trigger', triggerPrice: 1 }), TIME)
  const before = (['long', 'short'] as const).map((each) => positionIn(exchange.state, MEMBER, symbol, each))
  const available = heldIn(exchange.state, MEMBER, 'available')
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
  expect(heldIn(exchange.state, MEMBER, 'available')).toBeGreaterThanOrEqual(available)
  const fee = first?.fee ?? 0n
  const entries = [...postingsAfter(exchange.state.ledger, 0)].find(
    ({ reference }) => reference === `contract order ${first?.id}`,
  )
  expect(entries?.type).toBe(TransactionType.CONTRACT_LOSS)
  // Of 1 % margin 0.45 % are lost at the price, 0.05 % is the fee and 0.5 % are what had to be kept.
  const kept = entries?.entries.find(({ account }) => account.owner === 'insurance')?.units ?? 0n
  expect(kept / fee).toBeGreaterThanOrEqual(9n)
  expect(kept / fee).toBeLessThanOrEqual(10n)
  expect(exchange.state.swapEntrusts[String(waiting)]?.status).toBe(
    position?.direction === 'long' ? 'cancelled' : 'waiting',
  )
})

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
  const positions = positionsOf(exchange.state, MEMBER)
  const { kept, unrealised } = standingOf(exchange.state, MEMBER, TIME)
  const start = Math.ceil(TIME / 1000)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 3000 }), (share, later) => {
      // From nothing to spare to 4 % of what has to be kept.
      const money = (kept / ONE) * 1n - unrealised + ((kept / ONE) * BigInt(share)) / 10_000n
      const pool = poolOf(money, positions)
      const [from, until] = [start + later, start + later + 600]
      expect(firstShortfall(exchange.state, pool, from, until)).toBe(everySecond(exchange, pool, from, until))
    }),
    { numRuns: 25 },
  )
  expect(firstShortfall(exchange.state, poolOf(0n, positions), start, start + DAY)).toBe(start)
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
  expect(positionsOf(exchange.state, MEMBER)).toEqual([])
  expect(moneyOf(exchange.state, MEMBER)).toBe(0n)
  expect(exchange.state.swapEntrusts[String(waiting)]?.status).toBe('cancelled')
  expect(Object.values(exchange.state.swapEntrusts).filter(({ status }) => status === 'waiting')).toEqual([])
  expect(insurance(exchange)).not.toBe(0n)
  expect(
    exchange.events.filter(({ event }) => (event as MemberEvent | undefined)?.kind === 'LIQUIDATED').length,
  ).toBe(1)
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
  const id = state.nextSwapPosition
  state.nextSwapPosition += 1
  state.swapPositionIds[id] = { member: MEMBER, symbol: of, direction }
  const [lots, mode] = [1000, modeOf(state, MEMBER)]
  const none = { frozen: 0, profit: 0n, funding: 0n, minPrice: null, maxPrice: null }
  const cost = valueOf(contract, at, lots)
  hold(state, { member: MEMBER, reference: 'given', time }, 'available', 'margin', margin)
  putPosition(
    state,
    { id, member: MEMBER, symbol: of, direction, mode, leverage: 10, lots, cost, margin, time, ...none },
    secondAfter(time),
  )
  planCrossLook(state, MEMBER, secondAfter(time))
}

test('a losing leg of a hedge is closed out of the margin and the profit of the other', () => {
  const exchange = swapExchange(1, usdt(1000))
  const mark = markOf(exchange, BTC, TIME)
  // Both were opened far above: the long has lost what the short has won.
  give(exchange, 'long', BTC, { at: mark * 3, margin: usdt(495) }, TIME)
  give(exchange, 'short', BTC, { at: mark * 3, margin: usdt(495) }, TIME)
  const equity = () => moneyOf(exchange.state, MEMBER) + standingOf(exchange.state, MEMBER, TIME).unrealised
  const before = equity()
  const order = present(exchange.state.swapEntrusts[String(exchange.run(closing(), TIME))])
  expect(order.status).toBe('traded')
  expect(-order.profit).toBeGreaterThan(usdt(1000))
  const slip = valueOf(BTC, mark, order.filled) - order.value
  expect(equity()).toBe(before - slip - order.fee)
  expect(insurance(exchange)).toBe(0n)
  const left = present(positionIn(exchange.state, MEMBER, symbol, 'short'))
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
  const short = present(positionIn(exchange.state, MEMBER + 1, contract.symbol, 'short'))
  const stops = { position: short.id, minPrice: low, maxPrice: null }
  exchange.run({ type: 'swap.stops', member: MEMBER + 1, ...stops }, placed)
  exchange.run(opening({ ...order, kind: 'trigger', triggerPrice: low }), placed)
  exchange.run(opening({ ...order, kind: 'limit', price: low }), placed)
  exchange.until(at + 999)
  const ends = Object.values(exchange.state.swapEntrusts)
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

test('eight hours asleep end as eight hours awake do', () => {
  const played = [8 * 60, 1].map((steps) => {
    const exchange = swapExchange(2, usdt(3000), 'asleep')
    exchange.run({ type: 'swap.mode', member: MEMBER, mode: 'isolated' }, TIME)
    const mark = markOf(exchange, BTC, TIME)
    for (let index = 0; index < 40; index++) {
      const order = { member: MEMBER + (index % 2), lots: 200 + index, leverage: 50 }
      exchange.run(opening({ ...order, direction: index % 3 === 0 ? 'short' : 'long' }), TIME)
      exchange.run(opening({ ...order, kind: 'limit', price: mark - index * 900 }), TIME)
      exchange.run(opening({ ...order, kind: 'trigger', triggerPrice: mark + (index + 1) * 900 }), TIME)
    }
    for (let step = 1; step <= steps; step++) exchange.until(TIME + (step * 8 * 3_600_000) / steps)
    return exchange
  })
  const [awake, asleep] = played
  expect(awake?.state.ledger).toEqual(asleep?.state.ledger)
  expect(awake?.state.swapEntrusts).toEqual(asleep?.state.swapEntrusts)
  const ended = Object.values(asleep?.state.swapEntrusts ?? {}).filter((each) => (each.ended ?? 0) > TIME)
  expect(ended.length).toBeGreaterThan(20)
})

test('a move within a second is seen by the second, at the price of its moment', () => {
  const exchange = swapExchange(1, usdt(1000))
  exchange.run(opening(), TIME)
  const second = Math.ceil(TIME / 1000) + 7
  const { stops } = movesAt(exchange.state, contractOf(symbol), second)
  const { high, low } = candleAt(exchange.state, BTC, second, second + 1)
  const prices = stops.map(({ price }) => price)
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([low, high])
})
