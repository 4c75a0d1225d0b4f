import type { MemberEvent } from '#generated/wire/member-event.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { expect, test } from 'vitest'
import { balanceOf, postingsAfter } from '../../kernel/ledger.ts'
import { START, type TestExchange } from '../spot/testing-spot.ts'
import { heldIn, moneyOf, positionIn, positionsOf, unrealisedOf } from '../../perpetual/account.ts'
import { exchangeAccount } from '../../perpetual/booking.ts'
import { valueOf } from '../../perpetual/contracts.ts'
import { candleAt } from '../../perpetual/market.ts'
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
import { givePosition } from '../../perpetual/testing-kinds.ts'
import { wireEntrust } from '../../perpetual/wire-order.ts'
import { wirePosition } from './wire-position.ts'

const TIME = START + 500
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

test('a losing leg of a hedge is closed out of the margin and the profit of the other', () => {
  const exchange = swapExchange(1, usdt(1000))
  const mark = markOf(exchange, BTC, TIME)
  // Both were opened far above: the long has lost what the short has won.
  for (const direction of ['long', 'short'] as const)
    givePosition(swapVenue(exchange), BTC, { direction, lots: 1000, at: mark * 3, margin: usdt(495) }, TIME)
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
