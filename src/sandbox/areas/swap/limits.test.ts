import { expect, test } from 'vitest'
import { ONE } from '#src/core/perpetual/units.ts'
import { START } from '../spot/testing-spot.ts'
import { swapLimits } from './limits.ts'
import { openableLots } from '../../perpetual/openable.ts'
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
} from './testing-swap.ts'

const TIME = START + 500

test.each([
  ['long', 400, 0],
  ['short', 400, 0],
  ['long', 20_000, 0],
  ['long', 20_000, 3],
  ['short', 20_000, -3],
] as const)(
  'MSG-02.a the most that can be opened (%s, %i USDT, limit %i‰ into the book) is accepted and a lot more is not',
  (direction, money, away) => {
    const exchange = swapExchange(1, usdt(money))
    exchange.until(TIME)
    const price = away === 0 ? 0 : Math.floor((markOf(exchange) * (1000 + away)) / 1000)
    const kind = away === 0 ? ('market' as const) : ('limit' as const)
    const order = { member: MEMBER, direction, price, leverage: 10n * ONE }
    const lots = openableLots(swapVenue(exchange), BTC, order, TIME)
    expect(lots).toBeGreaterThan(0)
    expect(lots).toBeLessThan(BTC.pair.maxLots)
    const place = (wanted: number) =>
      exchange.run(opening({ direction, kind, price, lots: wanted, leverage: 10 }), TIME)
    expect(place(lots + 1)).toBe('margin-not-enough')
    expect(place(lots)).toBeTypeOf('number')
  },
)

test('MSG-03.a the limit of a closing order is what no other one has set aside', () => {
  const exchange = swapExchange(1, usdt(1000))
  exchange.run(opening({ lots: 1000 }), TIME)
  const limits = present(swapLimits.placeSwapClosingOrder)
  const closable = () => {
    const member = present(exchange.state.members[MEMBER])
    const body = { contractCoinId: BTC.id, direction: 1, type: 0, entrustPrice: '0', volume: '1' } as const
    return limits({ state: exchange.state, member, time: TIME }, body).closable
  }
  expect(closable()).toBe('0.01000')
  exchange.run(closing({ kind: 'limit', price: Math.floor(markOf(exchange) * 1.015), lots: 400 }), TIME)
  expect(closable()).toBe('0.00600')
})
