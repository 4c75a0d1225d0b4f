import { describe, expect, test } from 'vitest'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { frozenErrors } from '../areas/frozen.ts'
import { memberTrades } from '../areas/spot/tape.ts'
import { START, type TestExchange } from '../areas/spot/testing-spot.ts'
import { amountText } from '../areas/wallets/amounts.ts'
import { auditLedger } from '../kernel/audit-ledger.ts'
import { positionIn } from './account.ts'
import { type Contract, type Kind, valueOf } from './contracts.ts'
import { sideOf } from './entrust.ts'
import { entrustOf } from './entrusts.ts'
import { candleAt, markAt } from './market.ts'
import { sideAt } from './market-view.ts'
import { openableLots } from './openable.ts'
import { offsetOf, secondAfter } from './perpetual-state.ts'
import {
  chooseMode,
  closingOf,
  firstOf,
  fundedExchange,
  givePosition,
  KINDS,
  MEMBER,
  openingOf,
  venueIn,
} from './testing-kinds.ts'
import type { Venue } from './venue.ts'

const TIME = START + 500
const SIDES = ['long', 'short'] as const
type Side = (typeof SIDES)[number]

const otherOf = (side: Side): Side => (side === 'long' ? 'short' : 'long')

/** The first second that goes two ticks farther than all before, and its farthest price. */
function farther(venue: Venue, contract: Contract, direction: 'up' | 'down') {
  const most = (second: number): number => {
    const { high, low } = candleAt(venue, contract, second, second + 1)
    return direction === 'up' ? high : -low
  }
  let second = secondAfter(TIME)
  let before = most(second - 1)
  for (; most(second) < before + 2; second += 1) before = Math.max(before, most(second))
  return { second, price: Math.abs(most(second)) }
}

function funded(kind: Kind) {
  const exchange = fundedExchange(kind, 2, 10_000)
  const contract = firstOf(kind)
  const venue = venueIn(kind, exchange)
  chooseMode(exchange, kind, contract, 'cross')
  const place = (command: Parameters<TestExchange['run']>[0]) =>
    entrustOf(venue, Number(exchange.run(command, TIME)))
  const told = () =>
    exchange.events.flatMap(({ type, member, event }) =>
      type === 'member.event' && member === MEMBER ? [event as MemberEvent] : [],
    )
  return { exchange, contract, venue, place, told, mark: markAt(venue, contract, TIME) }
}

/**
 * A wallet whose money pays three quarters of itself as the loss of a position, but half of which an order to open has
 * frozen. The order to close the position stands a tick nearer in the book than that to open.
 */
function squeezed(kind: Kind, side: Side, priceIn: (venue: Venue, contract: Contract) => number) {
  const made = funded(kind)
  const { exchange, contract, venue, place, mark } = made
  const price = priceIn(venue, contract)
  const direction = otherOf(side)
  const wanted = { member: MEMBER, direction, price, leverage: ONE } as const
  const openable = openableLots(venue, contract, wanted, TIME)
  const opening = place(
    openingOf(contract, {
      direction,
      kind: 'limit',
      price: side === 'long' ? price + 1 : price - 1,
      lots: Math.floor(openable / 2),
      leverage: 1,
    }),
  )
  const at = Math.floor(mark * (side === 'long' ? 1.1 : 0.9))
  // A tenth of the price is lost.
  const lots = Math.floor(openable * 7.5)
  givePosition(venue, contract, { direction: side, lots, at, margin: 0n }, TIME)
  const closing = place(closingOf(contract, { direction: side, kind: 'limit', price, lots }))
  expect([opening.status, closing.status]).toEqual(['waiting', 'waiting'])
  const errors = () => [...auditLedger(exchange.state.ledger), ...frozenErrors(exchange.state)]
  return { ...made, price, opening, closing, errors }
}

describe.each(KINDS)('contracts of $id', (kind) => {
  test.each(SIDES)(
    'STATE-07.ac an order that ends when its money pays the loss of a %s is not filled in the same second',
    (side) => {
      const direction = side === 'long' ? 'up' : 'down'
      const reached = (venue: Venue, contract: Contract) => farther(venue, contract, direction)
      const { exchange, contract, venue, opening, closing, errors } = squeezed(kind, side, (...of) =>
        side === 'long' ? reached(...of).price - 1 : reached(...of).price + 1,
      )
      const { second } = reached(venue, contract)
      exchange.until(second * 1000 + 999)
      const ended = second * 1000 + offsetOf('limit')
      expect(closing).toMatchObject({ status: 'traded', filled: closing.lots, ended })
      expect(opening).toMatchObject({ status: 'cancelled', filled: 0, ended })
      expect(errors()).toEqual([])
    },
  )

  test.each(SIDES)(
    'STATE-07.ac an order that ends when its money pays the loss of a %s is not filled by the order that closed it',
    (side) => {
      const best = (venue: Venue, contract: Contract, of: 'BUY' | 'SELL') =>
        sideAt(venue, contract, of, { time: TIME, most: 1 })[0]?.price ?? 0
      const { exchange, contract, venue, price, opening, closing, place, errors } = squeezed(
        kind,
        side,
        (...of) => (side === 'long' ? best(...of, 'BUY') + 1 : best(...of, 'SELL') - 1),
      )
      const lots = closing.lots + opening.lots
      const taker = { member: MEMBER + 1, direction: side, lots, leverage: 50 } as const
      const taken = place(openingOf(contract, taker))
      expect(closing).toMatchObject({ status: 'traded', filled: closing.lots, ended: TIME })
      expect(opening).toMatchObject({ status: 'cancelled', filled: 0, ended: TIME })
      const value = valueOf(contract, price, closing.lots) + valueOf(contract, opening.price, opening.lots)
      expect(taken).toMatchObject({ status: 'traded', filled: lots, value })
      expect(positionIn(venue, MEMBER, contract.symbol, otherOf(side))).toBeUndefined()
      expect(memberTrades(venue.own.tapes, contract.symbol)).toMatchObject([
        { price: opening.price, lots: opening.lots, side: sideOf(taken) },
        { price, lots: closing.lots, side: sideOf(taken) },
      ])
      expect(exchange.state.now).toBe(TIME)
      expect(errors()).toEqual([])
    },
  )

  test.each(SIDES)('the makers take an order to open a %s that the price reaches', (direction) => {
    const { exchange, contract, venue, place } = funded(kind)
    const { second, price } = farther(venue, contract, direction === 'long' ? 'down' : 'up')
    const { lots } = place(openingOf(contract, { direction, kind: 'limit', price }))
    exchange.until(second * 1000 + 999)
    const [side, time] = [direction === 'long' ? 'SELL' : 'BUY', second * 1000 + offsetOf('limit')] as const
    expect(memberTrades(venue.own.tapes, contract.symbol)).toEqual([{ price, lots, side, time }])
  })

  test('STATE-06.de members are told of an order that is triggered, and of one that fails then', () => {
    const { exchange, contract, venue, place, told } = funded(kind)
    const { second, price: triggerPrice } = farther(venue, contract, 'up')
    const trigger = { kind: 'trigger', triggerPrice } as const
    const rich = place(openingOf(contract, trigger))
    const poor = place(openingOf(contract, { ...trigger, lots: contract.pair.maxLots }))
    exchange.until(second * 1000)
    expect(told()).toEqual([])
    exchange.until(second * 1000 + 999)
    const of = { time: second * 1000 + offsetOf('trigger'), account: kind.id, symbol: contract.symbol }
    expect(told()).toMatchObject([
      { ...of, kind: 'TRIGGERED', reference: String(rich.id), coin: contract.settled },
      { ...of, kind: 'ORDER_ENDED', reference: String(poor.id), coin: null },
    ])
  })

  test('STATE-06.de of two orders to close the same lots the second ends with the position, and is told once', () => {
    const { exchange, contract, venue, place, told } = funded(kind)
    const { second, price: triggerPrice } = farther(venue, contract, 'up')
    place(openingOf(contract))
    const [first, next] = [1, 2].map(() => place(closingOf(contract, { kind: 'trigger', triggerPrice })))
    exchange.until(second * 1000 + 999)
    const ended = second * 1000 + offsetOf('trigger')
    expect(first).toMatchObject({ status: 'traded', triggered: ended, ended })
    expect(next).toMatchObject({ status: 'cancelled', triggered: null, ended })
    expect(told().map((event) => [event.kind, event.reference])).toEqual([
      ['ORDER_ENDED', String(next?.id)],
      ['TRIGGERED', String(first?.id)],
    ])
  })

  test.each(['open', 'close'] as const)(
    'STATE-06.de an order to %s that becomes a limit order waits for its own price, and holds up no other',
    (action) => {
      const { exchange, contract, venue, place, mark } = funded(kind)
      const { second, price: triggerPrice } = farther(venue, contract, 'up')
      place(openingOf(contract))
      const order = { kind: 'trigger', triggerPrice, price: Math.floor(mark * 1.5), lots: 4 } as const
      const command =
        action === 'close'
          ? closingOf(contract, order)
          : openingOf(contract, { ...order, direction: 'short' })
      const triggered = place(command)
      const resting = place(openingOf(contract, { direction: 'short', kind: 'limit', price: triggerPrice }))
      const frozen = () => positionIn(venue, MEMBER, contract.symbol, 'long')?.frozen
      expect(frozen()).toBe(0)
      exchange.until(second * 1000 + 999)
      const at = (phase: 'trigger' | 'limit') => second * 1000 + offsetOf(phase)
      expect(triggered).toMatchObject({ status: 'waiting', triggered: at('trigger'), filled: 0 })
      expect(resting).toMatchObject({ status: 'traded', ended: at('limit') })
      expect(frozen()).toBe(action === 'close' ? 4 : 0)
      expect(exchange.run({ type: `${kind.id}.cancel`, member: MEMBER, id: triggered.id })).toBeUndefined()
      expect(frozen()).toBe(0)
    },
  )

  test('STATE-06.fg a member is told what taking profit or stopping a loss has brought', () => {
    const { exchange, contract, venue, place, told } = funded(kind)
    const { second, price: maxPrice } = farther(venue, contract, 'up')
    place(openingOf(contract, { maxPrice }))
    const { id = 0 } = positionIn(venue, MEMBER, contract.symbol, 'long') ?? {}
    exchange.until(second * 1000 + 999)
    const entrust = Object.values(venue.own.entrusts).find(({ isFromStop }) => isFromStop)
    expect(entrust).toMatchObject({ position: id, status: 'traded' })
    const { profit = 0n, fee = 0n } = entrust ?? {}
    const amount = amountText(profit - fee, contract.settled)
    expect(told()).toMatchObject([{ kind: 'TRIGGERED', reference: String(entrust?.id), amount }])
  })
})
