import { describe, expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { balanceOf, postingsAfter } from '../kernel/ledger.ts'
import { START, type TestExchange } from '../areas/spot/testing-spot.ts'
import { heldIn, positionIn, unrealisedOf } from './account.ts'
import { exchangeAccount, realisedBy } from './booking.ts'
import type { Kind } from './contracts.ts'
import type { Entrust } from './entrust.ts'
import { entrustOf, referenceOf, waitingOf } from './entrusts.ts'
import { unrealisedOver } from './held.ts'
import { markAt } from './market.ts'
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

const TIME = START + 500
const SIDES = ['long', 'short'] as const
type Side = (typeof SIDES)[number]
const LOTS = 40

/** A wallet with so much money, or more than enough, and positions of 40 lots that were opened at a tenth more or less. */
function holding(
  kind: Kind,
  mode: 'cross' | 'isolated',
  margins: Partial<Readonly<Record<Side, bigint>>>,
  { money, isGain = false }: { readonly money?: bigint; readonly isGain?: boolean } = {},
) {
  const exchange = fundedExchange(kind, 1, 10_000)
  const contract = firstOf(kind)
  const wallet = { member: MEMBER, coin: contract.settled }
  const venue = venueIn(kind, exchange)
  chooseMode(exchange, kind, contract, mode)
  if (money !== undefined) {
    const units = heldIn(venue, wallet, 'available') - money
    const away = { member: MEMBER, coin: wallet.coin, from: kind.id, to: 'spot', units } as const
    exchange.run({ type: 'wallet.transfer', ...away }, TIME)
  }
  const mark = markAt(venue, contract, TIME)
  for (const direction of SIDES) {
    const margin = margins[direction]
    const at = Math.floor(mark * ((direction === 'long') === isGain ? 0.9 : 1.1))
    if (margin !== undefined) givePosition(venue, contract, { direction, lots: LOTS, at, margin }, TIME)
  }
  const position = (direction: Side) => positionIn(venue, MEMBER, contract.symbol, direction)
  const close = (direction: Side, lots = LOTS): Entrust =>
    entrustOf(venue, Number(exchange.run(closingOf(contract, { direction, lots }), TIME)))
  return { exchange, contract, wallet, venue, position, close }
}

const toldPositions = ({ events }: TestExchange, kind: Kind, from: number) =>
  events.slice(from).flatMap(({ type, id }) => (type === `${kind.id}.position` ? [id] : []))

describe.each(KINDS)('contracts of $id', (kind) => {
  test.each(SIDES)(
    'STATE-07.ac the loss of a cross %s is paid before its fee, and what a wallet lacks comes from the insurance fund',
    (side) => {
      const closedWith = (money?: bigint) => {
        const made = holding(kind, 'cross', { [side]: 0n }, money === undefined ? {} : { money })
        const { exchange, contract, wallet, venue, close } = made
        const order = close(side)
        const { profit, fee, value } = order
        const fees = [...postingsAfter(exchange.state.ledger, 0)].filter(
          (each) =>
            each.type === TransactionType.CONTRACT_FEE && each.reference === referenceOf(venue, order),
        )
        return {
          profit,
          fee,
          owed: contract.arithmetic.feeOf(value, contract.closeFee),
          fees: fees.length,
          realised: realisedBy(venue, wallet),
          insurance: balanceOf(exchange.state.ledger, exchangeAccount(venue, wallet.coin, 'insurance')),
        }
      }
      const rich = closedWith()
      const { owed } = rich
      const loss = -rich.profit
      expect([loss > 0n, owed > 10n]).toEqual([true, true])
      const paid = { profit: -loss, owed, realised: { profit: 0n, loss }, insurance: 0n }
      expect(rich).toEqual({ ...paid, fee: owed, fees: 1 })
      expect(closedWith(loss + owed)).toEqual({ ...paid, fee: owed, fees: 1 })
      expect(closedWith(loss + owed - 1n)).toEqual({ ...paid, fee: owed - 1n, fees: 1 })
      expect(closedWith(loss)).toEqual({ ...paid, fee: 0n, fees: 0 })
      const poor = { realised: { profit: 0n, loss: loss - 7n }, insurance: -7n }
      expect(closedWith(loss - 7n)).toEqual({ ...paid, fee: 0n, fees: 0, ...poor })
    },
  )

  test.each(SIDES)(
    'STATE-07.bd the loss and the fee of an isolated %s are paid out of its margin',
    (side) => {
      const { order, owed } = rehearsed(kind, side)
      const needed = owed - order.profit
      const { wallet, venue, close } = holding(kind, 'isolated', { [side]: needed * 2n })
      const before = heldIn(venue, wallet, 'available')
      const { fee, profit, margin } = close(side)
      expect({ fee, profit, margin }).toEqual({ fee: owed, profit: order.profit, margin: needed * 2n })
      expect(heldIn(venue, wallet, 'available')).toBe(before + needed)
    },
  )

  test.each(SIDES)(
    'STATE-07.bd an isolated %s is closed at no price at which its margin would not pay loss and fee',
    (side) => {
      const { order, owed } = rehearsed(kind, side)
      const needed = owed - order.profit
      const closeWith = (margin: bigint) => {
        const { exchange, contract, position } = holding(kind, 'isolated', { [side]: margin })
        const result = exchange.run(closingOf(contract, { direction: side, lots: LOTS }), TIME)
        return [typeof result === 'number' ? 'closed' : result, position(side)?.lots ?? 0]
      }
      // Each of the two is rounded by less than a unit, and something has to be left.
      expect(closeWith(needed + 1n)).toEqual(['closed', 0])
      expect(closeWith(needed - 2n)).toEqual(['order-failed', LOTS])
    },
  )

  test.each([true, false])('a position counts what closings of its parts bring, gain: %s', (isGain) => {
    const { position, close, venue, wallet } = holding(kind, 'cross', { long: 0n, short: 0n }, { isGain })
    const sum = { profit: 0n, loss: 0n }
    for (const side of SIDES) {
      const brought = [close(side, 10).profit, close(side, 10).profit]
      expect(brought.map((profit) => profit > 0n)).toEqual([isGain, isGain])
      const all = brought.reduce((some, profit) => some + profit, 0n)
      expect(position(side)).toMatchObject({ lots: LOTS - 20, profit: all })
      if (isGain) sum.profit += all
      else sum.loss -= all
    }
    expect(realisedBy(venue, wallet)).toEqual(sum)
  })

  test.each(SIDES)('STATE-06.de orders that would close a %s end with it, and no others', (side) => {
    const { exchange, contract, venue, close } = holding(kind, 'cross', { long: 0n, short: 0n })
    const direction = side
    const other = side === 'long' ? 'short' : 'long'
    const trigger = { kind: 'trigger', triggerPrice: 1, lots: 5 } as const
    const [ending, ...staying] = [
      closingOf(contract, { ...trigger, direction }),
      openingOf(contract, { ...trigger, direction }),
      closingOf(contract, { ...trigger, direction: other }),
    ].map((command) => Number(exchange.run(command, TIME)))
    const waiting = () => waitingOf(venue, MEMBER).map(({ id }) => id)
    const told = () => exchange.events.filter(({ type }) => type === 'member.event')
    close(side, 10)
    expect([waiting(), told()]).toEqual([[ending, ...staying], []])
    close(side, LOTS - 10)
    expect(waiting()).toEqual(staying)
    const event = { kind: 'ORDER_ENDED', account: kind.id, symbol: contract.symbol }
    expect(told()).toMatchObject([{ member: MEMBER, event: { ...event, reference: String(ending) } }])
  })

  test('STATE-07.ac a loss takes from the margin of other positions no more than it needs', () => {
    const { order, owed } = rehearsed(kind, 'long', LOTS / 2)
    const needed = owed - order.profit
    const margins = { long: needed + needed / 2n, short: needed }
    const { exchange, wallet, venue, position, close } = holding(kind, 'cross', margins, {
      money: margins.long + margins.short,
    })
    const [long, short] = [position('long'), position('short')]
    const from = exchange.events.length
    // Its own half of the margin does not reach.
    const { profit, fee } = close('long', LOTS / 2)
    expect({ profit, fee }).toEqual({ profit: order.profit, fee: owed })
    expect(position('long')).toMatchObject({ margin: margins.long - needed, profit })
    expect(position('short')).toEqual(short)
    expect(heldIn(venue, wallet, 'available')).toBe(0n)
    expect(toldPositions(exchange, kind, from)).toEqual([long?.id, long?.id])
  })

  test('STATE-07.ac a loss beyond all margins realises as much of a profit as it needs', () => {
    const { order, owed } = rehearsed(kind, 'short')
    const needed = owed - order.profit
    const half = needed / 2n
    const made = holding(kind, 'cross', { long: half }, { money: half, isGain: true })
    const { exchange, contract, wallet, venue, position, close } = made
    const at = Math.floor(markAt(venue, contract, TIME) * 0.9)
    givePosition(venue, contract, { direction: 'short', lots: LOTS, at, margin: 0n }, TIME)
    const [long, short] = [position('long'), position('short')]
    const from = exchange.events.length
    const { profit, fee } = close('short')
    expect({ profit, fee }).toEqual({ profit: order.profit, fee: owed })
    expect(position('long')).toMatchObject({ margin: 0n, profit: needed - half, lots: LOTS })
    expect(realisedBy(venue, wallet)).toEqual({ profit: needed - half, loss: -order.profit })
    expect(heldIn(venue, wallet, 'available')).toBe(0n)
    expect(toldPositions(exchange, kind, from)).toEqual([long?.id, long?.id, short?.id])
    // What it has realised is no open profit of it any more, also where that is told later.
    exchange.until(TIME + 60_000)
    const open = unrealisedOf(venue, wallet, TIME + 60_000)
    expect(unrealisedOver(venue, MEMBER, [TIME + 60_000])).toEqual([new Map([[wallet.coin, open]])])
  })
})

/** A closing at a loss that has money enough, and the fee that is owed for it. */
function rehearsed(kind: Kind, side: Side, lots = LOTS) {
  const { contract, close } = holding(kind, 'cross', { [side]: 0n })
  const order = close(side, lots)
  return { order, owed: contract.arithmetic.feeOf(order.value, contract.closeFee) }
}
