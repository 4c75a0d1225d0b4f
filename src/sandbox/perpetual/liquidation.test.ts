import { describe, expect, test } from 'vitest'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { START, type TestExchange } from '../areas/spot/testing-spot.ts'
import { balanceOf } from '../kernel/ledger.ts'
import { heldIn, moneyOf, positionIn, positionsOf } from './account.ts'
import { exchangeAccount, realisedBy } from './booking.ts'
import { type Kind, valueOf } from './contracts.ts'
import { entrustOf } from './entrusts.ts'
import { candleAt } from './market.ts'
import { openableLots } from './openable.ts'
import { crossPool, shortfallIn } from './search.ts'
import {
  chooseMode,
  closingOf,
  firstOf,
  fundedExchange,
  KINDS,
  MEMBER,
  openingOf,
  venueIn,
} from './testing-kinds.ts'

const TIME = START + 500
const FROM = Math.ceil(TIME / 1000)
const HOUR = 3_600_000

const has = (event: unknown, kind: MemberEvent['kind']): boolean =>
  (event as MemberEvent | undefined)?.kind === kind

const liquidationsIn = (exchange: TestExchange, kind: Kind) =>
  Object.values(exchange.state[kind.id].entrusts).filter(({ isLiquidation }) => isLiquidation)

/** Positions that were told, each time that one was. */
const toldPositions = ({ events }: TestExchange, kind: Kind, from: number) =>
  events.slice(from).filter(({ type }) => type === `${kind.id}.position`)

/** A wallet of so many dollars, with a position of ten thousand in each direction that is named. */
function opened(
  kind: Kind,
  dollars: number,
  mode: 'cross' | 'isolated',
  directions: readonly ('long' | 'short')[],
  leverage = 100,
) {
  const exchange = fundedExchange(kind, 1, dollars)
  const contract = firstOf(kind)
  const wallet = { member: MEMBER, coin: contract.settled }
  chooseMode(exchange, kind, contract, mode)
  const lots = 2 * Math.floor(contract.pair.maxLots / 1800)
  for (const direction of directions)
    expect(exchange.run(openingOf(contract, { direction, lots, leverage }), TIME)).toBeTypeOf('number')
  const venue = venueIn(kind, exchange)
  const insurance = () =>
    balanceOf(exchange.state.ledger, exchangeAccount(venue, contract.settled, 'insurance'))
  return { exchange, contract, wallet, lots, venue, insurance }
}

describe.each(KINDS)('contracts of $id', (kind) => {
  test('STATE-05.gh STATE-07.d STATE-07.e an isolated position is liquidated in the first second that reaches its price, and loses its margin alone', () => {
    const { exchange, contract, wallet, lots, venue, insurance } = opened(kind, 1000, 'isolated', [
      'long',
      'short',
    ])
    const before = (['long', 'short'] as const).map((each) =>
      positionIn(venue, MEMBER, contract.symbol, each),
    )
    const available = heldIn(venue, wallet, 'available')
    const from = exchange.events.length
    exchange.until(TIME + 6 * HOUR)
    const [first] = liquidationsIn(exchange, kind)
    const position = before.find((each) => each?.id === first?.position)
    const crossing = position?.liquidation
    const second = Math.floor((first?.ended ?? 0) / 1000)
    const isReached = (end: number): boolean => {
      const { high, low } = candleAt(venue, contract, FROM, end)
      const price = crossing?.price ?? 0
      return crossing?.direction === 'down' ? low <= price : high >= price
    }
    expect([isReached(second), isReached(second + 1)]).toEqual([false, true])
    const value = valueOf(contract, crossing?.price ?? 0, lots)
    expect(first).toMatchObject({ filled: lots, profit: -(position?.margin ?? 0n), value })
    expect(heldIn(venue, wallet, 'available')).toBe(available)
    expect(insurance()).toBeGreaterThan(0n)
    const lost = liquidationsIn(exchange, kind).reduce((sum, { margin }) => sum + margin, 0n)
    expect(realisedBy(venue, wallet)).toEqual({ profit: 0n, loss: lost })
    expect(toldPositions(exchange, kind, from)).toEqual(
      liquidationsIn(exchange, kind).map(({ position: id }) => ({
        type: `${kind.id}.position`,
        member: MEMBER,
        id,
      })),
    )
  })

  test('STATE-05.gh STATE-07.c STATE-07.f a wallet with cross margin is liquidated in the first second that uses it up, and is left with nothing', () => {
    // The direction that loses more within the hours until the next funding.
    const { open, high, low } = candleAt({ seed: 'test' }, firstOf(kind), FROM, FROM + 6 * 3600)
    const direction = open - low > high - open ? 'long' : 'short'
    const { exchange, contract, wallet, venue, insurance } = opened(kind, 1000, 'cross', [])
    const leverage = 100
    const wanted = { member: MEMBER, direction, price: 0, leverage: BigInt(leverage) * ONE } as const
    const lots = Math.floor(openableLots(venue, contract, wanted, TIME) * 0.95)
    exchange.run(openingOf(contract, { direction, lots, leverage }), TIME)
    const [, other = contract] = kind.contracts
    const waiting = [contract, other].map((each) =>
      Number(exchange.run(openingOf(each, { kind: 'trigger', triggerPrice: 1 }), TIME)),
    )
    const pool = crossPool(venue, wallet)
    let second = FROM
    while (shortfallIn(venue, pool, second) === null) second += 1
    exchange.until(second * 1000)
    expect(positionsOf(venue, wallet)).toHaveLength(1)
    const money = moneyOf(venue, wallet)
    const from = exchange.events.length
    exchange.until(second * 1000 + 999)
    expect(liquidationsIn(exchange, kind)).toHaveLength(1)
    expect([positionsOf(venue, wallet), moneyOf(venue, wallet)]).toEqual([[], 0n])
    expect(realisedBy(venue, wallet)).toEqual({ profit: 0n, loss: money })
    expect(insurance()).not.toBe(0n)
    // Contracts that are settled in USDT share a wallet, others have one each.
    const isShared = kind.id === 'swap'
    expect(waiting.map((id) => entrustOf(venue, id).status)).toEqual([
      'cancelled',
      isShared ? 'cancelled' : 'waiting',
    ])
    const told = exchange.events.slice(from).filter(({ event }) => has(event, 'LIQUIDATED'))
    expect(told).toMatchObject([
      { member: MEMBER, event: { account: kind.id, symbol: isShared ? null : contract.symbol } },
    ])
    expect(toldPositions(exchange, kind, from)).toHaveLength(1)
  })

  test('every eight hours one direction pays in the settled coin what the other receives, what is owed rounded up', () => {
    const { exchange, contract, lots, venue } = opened(kind, 100_000, 'isolated', ['long', 'short'], 5)
    const funding = (direction: 'long' | 'short') =>
      positionIn(venue, MEMBER, contract.symbol, direction)?.funding ?? 0n
    exchange.run(closingOf(contract, { lots: Math.floor(lots / 2) }), TIME)
    expect([funding('long'), funding('short')]).toEqual([0n, 0n])
    exchange.until(TIME + 8 * HOUR)
    const [long, short] = [funding('long'), funding('short')]
    expect(long < 0n).toBe(short > 0n)
    // The long is half as large.
    const sum = short + 2n * long
    expect(sum < 0n ? -sum : sum).toBeLessThanOrEqual(3n)
  })
})
