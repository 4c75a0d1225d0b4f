import { describe, expect, test } from 'vitest'
import { ONE } from '#src/core/perpetual/units.ts'
import { frozenErrors } from '../areas/frozen.ts'
import { memberTrades } from '../areas/spot/tape.ts'
import { auditLedger } from '../kernel/audit-ledger.ts'
import { positionIn } from './account.ts'
import { type Contract, type Kind, valueOf } from './contracts.ts'
import { sideOf } from './entrust.ts'
import { entrustOf } from './entrusts.ts'
import { candleAt } from './market.ts'
import { DAY } from '../market/periods.ts'
import { sideAt } from './market-view.ts'
import { openableLots } from './openable.ts'
import { offsetOf, secondAfter } from './perpetual-state.ts'
import { closingOf, firstOf, givePosition, KINDS, MEMBER, openingOf } from './testing-kinds.ts'
import { farther, placing, seedWhere, TIME } from './testing-reached.ts'
import type { Venue } from './venue.ts'

const SIDES = ['long', 'short'] as const
type Side = (typeof SIDES)[number]

const otherOf = (side: Side): Side => (side === 'long' ? 'short' : 'long')

/**
 * A wallet whose money pays three quarters of itself as the loss of a position, but half of which an order to open has
 * frozen. The order to close the position stands a tick nearer in the book than that to open.
 */
function squeezed(kind: Kind, side: Side, priceIn: (venue: Venue, contract: Contract) => number) {
  const made = placing(kind)
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
    const { exchange, contract, venue, place } = placing(kind)
    const { second, price } = farther(venue, contract, direction === 'long' ? 'down' : 'up')
    const { lots } = place(openingOf(contract, { direction, kind: 'limit', price }))
    exchange.until(second * 1000 + 999)
    const [side, time] = [direction === 'long' ? 'SELL' : 'BUY', second * 1000 + offsetOf('limit')] as const
    expect(memberTrades(venue.own.tapes, contract.symbol)).toEqual([{ price, lots, side, time }])
  })

  test.each(SIDES)(
    'orders to open a %s are each filled in the first second that reaches them, and one is looked for at a time',
    (direction) => {
      const { exchange, contract, venue, place, mark } = placing(kind)
      const { second, price, last } = farther(venue, contract, direction === 'long' ? 'down' : 'up', 2)
      const looks = () => exchange.state.due.items.filter(({ payload }) => payload.type === `${kind.id}.look`)
      // Never reached, and of the other side.
      const [far, other] = direction === 'long' ? [1.5, 'short' as const] : [0.5, 'long' as const]
      const limit = { kind: 'limit', direction } as const
      place(openingOf(contract, { ...limit, direction: other, price: Math.floor(mark * far) }))
      const [next, first] = [last, price].map((each) => place(openingOf(contract, { ...limit, price: each })))
      expect(looks().map(({ time }) => time)).toEqual([second * 1000 + offsetOf('limit')])
      exchange.until(second * 1000 + 1999)
      expect(first?.ended).toBe(second * 1000 + offsetOf('limit'))
      expect(next?.ended).toBe((second + 1) * 1000 + offsetOf('limit'))
      expect(looks()).toHaveLength(1)
    },
  )

  test.each(SIDES)(
    'an order to open a %s is filled after another one was, which had waited alone',
    (direction) => {
      const { exchange, contract, venue } = placing(kind)
      const { second, price, last } = farther(venue, contract, direction === 'long' ? 'down' : 'up', 2)
      const limit = { kind: 'limit', direction } as const
      exchange.run(openingOf(contract, { ...limit, price }), TIME)
      exchange.until(second * 1000 + 999)
      expect(venue.own.looks).toEqual({})
      const id = exchange.run(openingOf(contract, { ...limit, price: last })) as number
      exchange.until(second * 1000 + 1999)
      expect(entrustOf(venue, id)).toMatchObject({
        status: 'traded',
        ended: (second + 1) * 1000 + offsetOf('limit'),
      })
    },
  )

  test.each(SIDES)(
    'an order to open a %s that waits for days is filled when the price reaches it',
    (direction) => {
      const from = secondAfter(TIME)
      const over = (seeded: { readonly seed: string }, days: number): number => {
        const { open, high, low } = candleAt(seeded, firstOf(kind), from, from + days * DAY)
        return direction === 'long' ? (open - low) / open : (high - open) / open
      }
      const seed = seedWhere((seeded) => over(seeded, 2) < 0.03 && over(seeded, 3) > 0.03)
      const { exchange, contract, place, mark } = placing(kind, { seed })
      const price = Math.floor(mark * (direction === 'long' ? 0.97 : 1.03))
      const order = place(openingOf(contract, { kind: 'limit', direction, price }))
      exchange.until((from + 2 * DAY) * 1000)
      expect(order.status).toBe('waiting')
      exchange.until((from + 3 * DAY) * 1000)
      expect(order.status).toBe('traded')
    },
  )
})
