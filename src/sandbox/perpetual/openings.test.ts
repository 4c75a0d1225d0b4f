import { describe, expect, test } from 'vitest'
import { ONE } from '#src/core/perpetual/units.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { postingsAfter } from '../kernel/ledger.ts'
import type { Command } from '../areas/state.ts'
import { heldIn, positionIn, profitAt } from './account.ts'
import { keptRate, type Kind, valueOf } from './contracts.ts'
import { feeAccount } from './booking.ts'
import { entrustOf, referenceOf } from './entrusts.ts'
import { closingOf, givePosition, KINDS, MEMBER, openingOf } from './testing-kinds.ts'
import { invite, placing, TIME } from './testing-reached.ts'

const SIDES = ['long', 'short'] as const
type Side = (typeof SIDES)[number]
const [HELD, ADDED] = [1000, 10]

/** A wallet with a position that was opened at a tenth more or less, and with so much money and margin. */
function holding(kind: Kind, direction: Side, { money, margin }: { money: bigint; margin: bigint }) {
  const made = placing(kind, { mode: margin === 0n ? 'cross' : 'isolated' })
  const { exchange, contract, venue, mark } = made
  const wallet = { member: MEMBER, coin: contract.settled }
  const units = heldIn(venue, wallet, 'available') - money - margin
  exchange.run({ type: 'wallet.transfer', ...wallet, from: kind.id, to: 'spot', units }, TIME)
  const at = Math.floor(mark * (direction === 'long' ? 1.1 : 0.9))
  givePosition(venue, contract, { direction, lots: HELD, at, margin }, TIME)
  const add = () => exchange.run(openingOf(contract, { direction, lots: ADDED }), TIME)
  const price = Math.floor(mark * (direction === 'long' ? 0.9 : 1.1))
  const rest = () => exchange.run(openingOf(contract, { direction, kind: 'limit', price, lots: 1 }), TIME)
  const lots = () => positionIn(venue, MEMBER, contract.symbol, direction)?.lots
  return { add, rest, lots }
}

/** Returns what an order adds, and the money that a position that has grown by it needs at the mark price. */
function needs(kind: Kind, direction: Side) {
  const { contract, place, mark } = placing(kind)
  const { value } = place(openingOf(contract, { direction, lots: ADDED }))
  const { arithmetic, openFee } = contract
  const at = Math.floor(mark * (direction === 'long' ? 1.1 : 0.9))
  const lots = HELD + ADDED
  const cost = valueOf(contract, at, HELD) + value
  const lost = -profitAt({ direction, lots, cost, margin: 0n }, contract, mark)
  const kept = arithmetic.maintenanceMargin(valueOf(contract, mark, lots), keptRate(contract))
  return {
    needed: lost + kept,
    margin: arithmetic.initialMargin(value, 10n * ONE),
    fee: arithmetic.feeOf(value, openFee),
  }
}

describe.each(KINDS)('contracts of $id', (kind) => {
  // Roundings make up less than three units.
  test.each(SIDES)(
    'STATE-07.ac MSG-02.ac a %s does not grow where its wallet would be liquidated at once',
    (direction) => {
      const { needed, fee } = needs(kind, direction)
      const grown = (money: bigint) => {
        const { add, rest, lots } = holding(kind, direction, { money, margin: 0n })
        // One that only rests enlarges nothing.
        expect(rest()).toBeTypeOf('number')
        return [typeof add(), lots()]
      }
      expect(grown(needed + fee + 3n)).toEqual(['number', HELD + ADDED])
      expect(grown(needed + fee - 3n)).toEqual(['string', HELD])
      // Too little for the position alone.
      expect(grown(needed - fee * 50n)).toEqual(['string', HELD])
    },
  )

  test.each(SIDES)(
    'STATE-07.bd MSG-02.ac an isolated %s does not grow where it would be liquidated at once',
    (direction) => {
      const { needed, margin, fee } = needs(kind, direction)
      const grown = (own: bigint, money = margin + fee) => {
        const { add, lots } = holding(kind, direction, { money, margin: own })
        return [add(), lots()]
      }
      const [id, lots] = grown(needed - margin + 3n)
      expect([typeof id, lots]).toEqual(['number', HELD + ADDED])
      expect(grown(needed - margin - 3n)).toEqual(['margin-not-enough', HELD])
      expect(grown(needed, margin + fee - 1n)).toEqual(['margin-not-enough', HELD])
    },
  )

  test.each(SIDES)(
    'STATE-06.b a market order to open a %s ends with what the book holds, and is refused where it holds nothing',
    (direction) => {
      const { exchange, contract, venue } = placing(kind, { dollars: 1e11 })
      const lots = contract.pair.maxLots
      const take = (time = TIME) => exchange.run(openingOf(contract, { direction, lots }), time)
      const taken = Array.from({ length: 200 }, () => take())
      const isPlaced = (result: unknown): result is number => typeof result === 'number'
      expect(new Set(taken.filter((each) => !isPlaced(each)))).toEqual(new Set(['order-failed']))
      const orders = taken.filter(isPlaced).map((id) => entrustOf(venue, id))
      expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['traded']))
      const last = orders.at(-1)
      expect(last?.filled).toBeGreaterThan(0)
      expect(last?.filled).toBeLessThan(lots)
      // Makers come back.
      expect(take(TIME + 20_000)).toBeTypeOf('number')
    },
  )

  test('STATE-05.ad an order is told as it is placed, one that rests and one that is filled', () => {
    const { exchange, contract, venue, mark } = placing(kind)
    const told = (command: Command) => {
      const from = exchange.events.length
      const id = exchange.run(command, TIME) as number
      const own = exchange.events.slice(from).filter(({ type }) => type === `${kind.id}.entrust`)
      return [entrustOf(venue, id).status, ...own.map((event) => event.id === id)]
    }
    const [low, far] = [Math.floor(mark * 0.5), Math.floor(mark * 1.5)]
    const limit = { kind: 'limit', lots: 5 } as const
    expect(told(openingOf(contract))).toEqual(['traded', true])
    expect(told(openingOf(contract, { ...limit, price: far }))).toEqual(['traded', true])
    expect(told(openingOf(contract, { ...limit, price: low }))).toEqual(['waiting', true])
    expect(told(closingOf(contract, { ...limit, price: far }))).toEqual(['waiting', true])
    expect(told(closingOf(contract, { ...limit, price: low }))).toEqual(['traded', true])
    const trigger = { kind: 'trigger', triggerPrice: 1, lots: 5 } as const
    expect(told(closingOf(contract, trigger))).toEqual(['waiting', true])
  })

  test('LIMIT-03.b the fee of an order and its share for who invited its member are booked under its number', () => {
    const { exchange, contract, venue, place } = placing(kind)
    invite(exchange)
    const { CONTRACT_FEE, PROMOTION_AWARD } = TransactionType
    for (const command of [openingOf(contract), closingOf(contract)]) {
      const order = place(command)
      const rows = [...postingsAfter(exchange.state.ledger, 0)].filter(
        ({ reference }) => reference === referenceOf(venue, order),
      )
      const types = rows.map(({ type }) => type)
      expect(types.slice(-2)).toEqual([CONTRACT_FEE, PROMOTION_AWARD])
      expect(rows.at(-2)?.entries).toContainEqual({ account: feeAccount(contract.settled), units: order.fee })
    }
  })
})
