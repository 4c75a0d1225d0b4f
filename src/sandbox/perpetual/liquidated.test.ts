import { describe, expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { memberTrades } from '../areas/spot/tape.ts'
import type { TestExchange } from '../areas/spot/testing-spot.ts'
import { amountText } from '../areas/wallets/amounts.ts'
import { postingsAfter } from '../kernel/ledger.ts'
import { DAY } from '../market/periods.ts'
import { candleAt } from './market.ts'
import { accountOf, heldIn, positionsOf, profitAt } from './account.ts'
import { exchangeAccount, feeAccount } from './booking.ts'
import { type Contract, keptRate, type Kind, valueOf } from './contracts.ts'
import type { Entrust } from './entrust.ts'
import { referenceOf } from './entrusts.ts'
import { offsetOf, type Position, secondAfter } from './perpetual-state.ts'
import { crossPool, firstShortfall } from './search.ts'
import { closingOf, firstOf, givePosition, KINDS, MEMBER, openingOf } from './testing-kinds.ts'
import { invite, placing, seedWhere, TIME } from './testing-reached.ts'
import type { Venue } from './venue.ts'

const SIDES = ['long', 'short'] as const
type Side = (typeof SIDES)[number]
const HOURS = 6 * 3_600_000
const FROM = secondAfter(TIME)

/** A member whom a friend has invited, while the price moves against a direction. */
function invited(kind: Kind, mode: 'cross' | 'isolated', direction: Side) {
  const contract = firstOf(kind)
  const seed = seedWhere((seeded) => {
    const { open, high, low } = candleAt(seeded, contract, FROM, FROM + HOURS / 1000)
    return direction === 'long' ? low < open * 0.998 : high > open * 1.002
  })
  const made = placing(kind, { mode, seed })
  invite(made.exchange)
  return made
}

/** Margin that is used up when the price has moved by half a thousandth. */
function thin({ arithmetic, ...contract }: Contract, at: number, lots: number): bigint {
  const value = valueOf({ arithmetic, ...contract }, at, lots)
  return arithmetic.maintenanceMargin(value, keptRate({ arithmetic, ...contract }) + 50_000n)
}

/** Leaves so much available in the wallet. */
function leave(
  { exchange, contract, venue }: Pick<ReturnType<typeof placing>, 'exchange' | 'contract' | 'venue'>,
  money: bigint,
) {
  const wallet = { member: MEMBER, coin: contract.settled }
  const units = heldIn(venue, wallet, 'available') - money
  exchange.run({ type: 'wallet.transfer', ...wallet, from: venue.kind.id, to: 'spot', units }, TIME)
  return wallet
}

const liquidationsIn = ({ own }: Venue): readonly Entrust[] =>
  Object.values(own.entrusts).filter(({ isLiquidation }) => isLiquidation)

const postingsOf = ({ state }: TestExchange, reference: string) =>
  [...postingsAfter(state.ledger, 0)].filter((posting) => posting.reference === reference)

/** Price at which an order was filled, in ticks. */
const priceOf = (contract: Contract, { value, lots }: Entrust, near: number): number => {
  for (let away = 0; away < near; away++)
    for (const ticks of [near - away, near + away]) if (valueOf(contract, ticks, lots) === value) return ticks
  throw new RangeError('no price')
}

describe.each(KINDS)('contracts of $id', (kind) => {
  test.each(SIDES)(
    'STATE-05.gh STATE-07.bd the margin of an isolated %s pays its loss and its fee, and insurance gets the rest',
    (direction) => {
      const made = invited(kind, 'isolated', direction)
      const { exchange, contract, venue, place, told, mark } = made
      const lots = Math.floor(contract.pair.maxLots / 100)
      const margin = thin(contract, mark, lots)
      const position = givePosition(venue, contract, { direction, lots, at: mark, margin }, TIME)
      const { price = 0 } = position?.liquidation ?? {}
      const isLong = direction === 'long'
      const far = { direction, price: Math.floor(mark * (isLong ? 1.5 : 0.5)), lots: 3 } as const
      const trigger = { kind: 'trigger', triggerPrice: 1 } as const
      const ending = [
        closingOf(contract, { ...far, kind: 'limit' }),
        closingOf(contract, { ...far, ...trigger }),
        openingOf(contract, { ...far, ...trigger }),
      ].map((command) => place(command))
      const staying = place(openingOf(contract, { ...trigger, direction: isLong ? 'short' : 'long' }))
      exchange.until(TIME + HOURS)
      expect(ending.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled'])
      expect(staying.status).toBe('waiting')
      const [order, ...others] = liquidationsIn(venue)
      if (order === undefined || position === undefined) throw new RangeError('no liquidation')
      expect(others).toEqual([])
      const value = valueOf(contract, price, lots)
      const fee = contract.arithmetic.feeOf(value, contract.closeFee)
      const profit = profitAt(position, contract, price)
      expect(order).toMatchObject({
        status: 'traded',
        placedAt: price,
        lots,
        value,
        fee,
        margin,
        profit: -margin,
      })
      const reference = referenceOf(venue, order)
      const coin = contract.settled
      const [booked, rebate, ...more] = postingsOf(exchange, reference)
      expect(booked).toMatchObject({ time: order.ended, type: TransactionType.CONTRACT_LOSS })
      expect(booked?.entries).toEqual([
        { account: accountOf(venue, { member: MEMBER, coin }, 'margin'), units: -margin },
        { account: exchangeAccount(venue, coin, 'makers'), units: -profit },
        { account: feeAccount(coin), units: fee },
        { account: exchangeAccount(venue, coin, 'insurance'), units: margin + profit - fee },
      ])
      expect(rebate?.type).toBe(TransactionType.PROMOTION_AWARD)
      expect(more).toEqual([])
      const reading = told()
      expect(reading.map((event) => event.kind)).toEqual([...ending.map(() => 'ORDER_ENDED'), 'LIQUIDATED'])
      expect(reading.at(-1)).toMatchObject({
        symbol: contract.symbol,
        reference: String(order.id),
        amount: amountText(-margin, coin),
        liquidation: { cancelledOrders: 3, positions: [{ symbol: contract.symbol }] },
      })
      expect(memberTrades(venue.own.tapes, contract.symbol)).toEqual([
        { price, lots, side: isLong ? 'SELL' : 'BUY', time: order.ended },
      ])
    },
  )

  test.each(SIDES)(
    'STATE-05.gh STATE-07.ac the money of a wallet pays the losses and the fees of all its positions, most of them %s, at once',
    (direction) => {
      const made = invited(kind, 'cross', direction)
      const { exchange, contract, venue, place, told, mark } = made
      const other = direction === 'long' ? 'short' : 'long'
      const lots = Math.floor(contract.pair.maxLots / 100)
      const few = Math.floor(lots / 4)
      const margin = thin(contract, mark, few)
      const wallet = leave(made, thin(contract, mark, lots + few))
      const { coin } = wallet
      const given: (Position | undefined)[] = [
        givePosition(venue, contract, { direction, lots, at: mark, margin }, TIME),
        givePosition(venue, contract, { direction: other, lots: few, at: mark, margin: 0n }, TIME),
      ]
      const trigger = { kind: 'trigger', triggerPrice: 1 } as const
      const ending = SIDES.map((each) => place(openingOf(contract, { ...trigger, direction: each })))
      const available = heldIn(venue, wallet, 'available')
      exchange.until(TIME + HOURS)
      const [order, next, ...others] = liquidationsIn(venue)
      if (order === undefined || next === undefined) throw new RangeError('no liquidation')
      expect(others).toEqual([])
      expect(ending.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
      expect(positionsOf(venue, wallet)).toEqual([])
      expect(venue.own.crossLooks[coin]).toEqual({})
      const price = priceOf(contract, order, mark)
      const profits = given.map((each) => (each === undefined ? 0n : profitAt(each, contract, price)))
      expect([order.profit, next.profit]).toEqual(profits)
      const profit = order.profit + next.profit
      const fee = order.fee + next.fee
      const [booked, rebate, ...more] = postingsOf(exchange, referenceOf(venue, order))
      expect(booked).toMatchObject({ time: order.ended, type: TransactionType.CONTRACT_LOSS })
      expect(booked?.entries).toEqual([
        { account: accountOf(venue, wallet, 'available'), units: -available },
        { account: accountOf(venue, wallet, 'margin'), units: -margin },
        { account: exchangeAccount(venue, coin, 'makers'), units: -profit },
        { account: feeAccount(coin), units: fee },
        { account: exchangeAccount(venue, coin, 'insurance'), units: available + margin + profit - fee },
      ])
      expect([rebate?.type, more]).toEqual([TransactionType.PROMOTION_AWARD, []])
      expect(told().at(-1)).toMatchObject({
        kind: 'LIQUIDATED',
        reference: String(order.id),
        amount: amountText(-available - margin, coin),
        liquidation: {
          cancelledOrders: 2,
          positions: [{ symbol: contract.symbol }, { symbol: contract.symbol }],
        },
      })
    },
  )

  test('STATE-07.ac a wallet that is safe for a day is searched again at its end', () => {
    const midnight = (Math.floor(FROM / DAY) + 1) * DAY
    const seed = seedWhere((seeded) => {
      const [today, then] = [
        candleAt(seeded, firstOf(kind), FROM, midnight),
        candleAt(seeded, firstOf(kind), midnight, midnight + 2 * DAY),
      ]
      return today.low > today.open * 0.985 && then.low < today.open * 0.96
    })
    const made = placing(kind, { seed })
    const { exchange, contract, venue, mark } = made
    const lots = Math.floor(contract.pair.maxLots / 1000)
    const wallet = leave(made, thin(contract, mark, lots) * 5n)
    // Given without funding, which would look at it as well.
    givePosition(venue, contract, { direction: 'long', lots, at: mark, margin: 0n }, TIME)
    const second = firstShortfall(venue, crossPool(venue, wallet), FROM, midnight + 2 * DAY) ?? 0
    expect(second).toBeGreaterThan(midnight)
    exchange.until(second * 1000 + 999)
    const ended = second * 1000 + offsetOf('liquidation')
    expect(liquidationsIn(venue)).toMatchObject([{ lots, ended }])
  })
})
