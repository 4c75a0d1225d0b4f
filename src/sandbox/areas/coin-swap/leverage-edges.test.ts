import { expect, test } from 'vitest'
import { FINE } from '#src/core/perpetual/inverse/value.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { balanceOf } from '../../kernel/ledger.ts'
import { accountOf, positionIn, profitAt, usableOf } from '../../perpetual/account.ts'
import { keptRate } from '../../perpetual/contracts.ts'
import { markAt } from '../../perpetual/market.ts'
import { secondAfter } from '../../perpetual/perpetual-state.ts'
import { putPosition } from '../../perpetual/positions.ts'
import {
  chooseMode,
  fundedExchange,
  givePosition,
  MEMBER,
  openingOf,
  venueIn,
} from '../../perpetual/testing-kinds.ts'
import { contractOf } from '../../perpetual/venue.ts'
import { START, type TestExchange } from '../spot/testing-spot.ts'
import { present } from '../swap/testing-swap.ts'
import { COIN_MARGINED } from './contracts.ts'

const BTC = contractOf({ kind: COIN_MARGINED }, 'BTC/USDT')
const TIME = START + 500
const { symbol } = BTC
const wallet = { member: MEMBER, coin: 'BTC' }

const exchangeIn = (mode: 'cross' | 'isolated'): TestExchange => {
  const exchange = fundedExchange(COIN_MARGINED, 1, 100_000, 'test', [BTC])
  if (mode === 'cross') chooseMode(exchange, COIN_MARGINED, BTC, mode)
  return exchange
}
const sideOf = (exchange: TestExchange, direction: 'long' | 'short' = 'long') =>
  present(positionIn(venueIn(COIN_MARGINED, exchange), MEMBER, symbol, direction))
const set = (exchange: TestExchange, leverage: number, direction: 'long' | 'short' = 'long') =>
  exchange.run({ type: 'coinSwap.leverage', member: MEMBER, symbol, direction, leverage })
const marginAt = (cost: bigint, leverage: number) =>
  BTC.arithmetic.initialMargin(cost, BigInt(leverage) * ONE)

test.each([
  [1n, 'margin-not-enough', 10],
  [0n, undefined, 5],
])(
  'FEAT-15.c a lower leverage, with %i units less than it costs in the wallet, is answered with %s',
  (missing, answer, leverage) => {
    const exchange = exchangeIn('isolated')
    exchange.run(openingOf(BTC, { lots: 100 }), TIME)
    const venue = venueIn(COIN_MARGINED, exchange)
    const { cost, margin } = sideOf(exchange)
    const change = marginAt(cost, 5) - margin
    expect(change).toBeGreaterThan(1n)
    const units = usableOf(venue, wallet, exchange.state.now) - change + missing
    exchange.run({
      type: 'wallet.transfer',
      member: MEMBER,
      coin: 'BTC',
      from: 'coinSwap',
      to: 'spot',
      units,
    })
    const events = exchange.events.length
    expect(set(exchange, 5)).toBe(answer)
    expect(sideOf(exchange)).toMatchObject({ leverage, margin: marginAt(cost, leverage) })
    expect(balanceOf(exchange.state.ledger, accountOf(venue, wallet, 'available'))).toBe(
      missing === 0n ? 0n : change - missing,
    )
    const told = exchange.events.slice(events).filter(({ type }) => type === 'coinSwap.position')
    expect(told).toEqual(missing === 0n ? [{ type: 'coinSwap.position', member: MEMBER, id: 1 }] : [])
  },
)

test('FEAT-15.c a position with cross margin takes a leverage whose margin alone would not keep it', () => {
  const exchange = exchangeIn('cross')
  exchange.run(openingOf(BTC, { leverage: 1 }), TIME)
  exchange.run(openingOf(BTC, { leverage: 1, direction: 'short' }), TIME)
  const isFar = (direction: 'long' | 'short'): boolean => {
    const position = sideOf(exchange, direction)
    const loss = -profitAt(position, BTC, markAt(exchange.state, BTC, exchange.state.now))
    return loss > 2n * marginAt(position.cost, 100)
  }
  for (let hours = 1; hours < 500 && !isFar('long') && !isFar('short'); hours += 1)
    exchange.until(TIME + hours * 3_600_000)
  const losing = isFar('long') ? 'long' : 'short'
  expect(isFar(losing)).toBe(true)
  const { cost, id } = sideOf(exchange, losing)
  expect(set(exchange, 100, losing)).toBeUndefined()
  expect(sideOf(exchange, losing)).toMatchObject({ id, leverage: 100, margin: marginAt(cost, 100) })
})

test.each([
  [0n, 'margin-not-enough'],
  [1n, undefined],
])(
  'FEAT-15.c an isolated position, of a cost that is %i above what liquidates it, is answered with %s',
  (above, answer) => {
    const exchange = fundedExchange(COIN_MARGINED, 1, 100_000_000, 'test', [BTC])
    const venue = venueIn(COIN_MARGINED, exchange)
    const mark = markAt(exchange.state, BTC, TIME)
    // As many contracts as the price has ticks: value and rate together are a whole number of the coin's units.
    const kept = (BTC.lot * (ONE + keptRate(BTC))) / BTC.tick
    const margin = (kept + 100n) / 101n
    const given = { direction: 'long', lots: mark, at: mark, margin: 2n * margin } as const
    const position = present(givePosition(venue, BTC, given, TIME))
    const cost = (kept - margin) * FINE + above
    expect(marginAt(cost, 100)).toBe(margin)
    putPosition(venue, { ...position, cost }, secondAfter(TIME))
    expect(set(exchange, 100)).toBe(answer)
    expect(sideOf(exchange).margin).toBe(answer === undefined ? margin : 2n * margin)
  },
)

test('FEAT-15.c a side without a position takes any leverage, and keeps it for its next order', () => {
  const exchange = exchangeIn('isolated')
  expect([set(exchange, 50), set(exchange, 3, 'short')]).toEqual([undefined, undefined])
  exchange.run(openingOf(BTC, { leverage: 50 }), TIME)
  exchange.run(openingOf(BTC, { leverage: 3, direction: 'short', kind: 'trigger', triggerPrice: 1 }), TIME)
  expect([sideOf(exchange).leverage, set(exchange, 5, 'short')]).toEqual([50, 'cancel-open-orders'])
  // Orders to open the other side are no hindrance.
  expect(set(exchange, 20)).toBeUndefined()
  expect(sideOf(exchange)).toMatchObject({ leverage: 20 })
})
