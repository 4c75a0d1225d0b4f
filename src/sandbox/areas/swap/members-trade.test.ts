import { expect, test } from 'vitest'
import { openingCost } from '#src/core/perpetual/linear/value.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import { frozenErrors } from '../frozen.ts'
import { START } from '../spot/testing-spot.ts'
import { sideAt } from '../../perpetual/market-view.ts'
import { heldIn, positionIn } from '../../perpetual/account.ts'
import { valueOf } from '../../perpetual/contracts.ts'
import {
  BTC,
  closing,
  MEMBER,
  opening,
  present,
  swapExchange,
  swapVenue,
  usdt,
  usdtWallet,
} from './testing-swap.ts'

const time = START + 500
const OTHER = MEMBER + 1

/** An exchange in which another member offers so many lots between the makers' best quotes. */
function withOffer(lots: number) {
  const exchange = swapExchange(2, usdt(100_000))
  const { state } = exchange
  const best = (side: 'BUY' | 'SELL') =>
    present(sideAt(swapVenue({ state }), BTC, side, { time, most: 1 })[0])
  const makers = best('SELL')
  const price = best('BUY').price + 1
  exchange.run(opening({ member: OTHER, direction: 'short', kind: 'limit', price, lots }), time)
  return {
    exchange,
    state,
    price,
    makers,
    best,
    long: (member = MEMBER) => positionIn(swapVenue({ state }), member, BTC.symbol, 'long'),
    short: () => positionIn(swapVenue({ state }), OTHER, BTC.symbol, 'short'),
  }
}

test('an order takes what another member offers, and from the makers only then', () => {
  const { exchange, state, price, makers, long, short } = withOffer(700)
  exchange.run(opening({ lots: 1000 }), time)
  expect(short()).toMatchObject({ lots: 700, cost: valueOf(BTC, price, 700) })
  const cost = valueOf(BTC, price, 700) + valueOf(BTC, makers.price, 300)
  expect(long()).toMatchObject({ lots: 1000, cost })
  expect(state.swap.entrusts[1]).toMatchObject({ status: 'traded', filled: 700 })
  expect([...auditLedger(state.ledger), ...frozenErrors(state)]).toEqual([])
})

test('the rest of an offer stays in the book, and keeps margin and fee of itself frozen', () => {
  const { exchange, state, price, best, short } = withOffer(700)
  for (const lots of [1, 133, 77]) exchange.run(opening({ lots }), time)
  expect(short()?.lots).toBe(211)
  expect(best('SELL')).toEqual({ price, lots: 489 })
  const frozen = () => heldIn(swapVenue({ state }), usdtWallet(OTHER), 'frozen')
  expect(frozen()).toBe(openingCost(valueOf(BTC, price, 489), 10n * ONE, BTC.openFee))
  const told = exchange.events.flatMap(({ type, member, event }) =>
    type === 'member.event' && member === OTHER ? [event as MemberEvent] : [],
  )
  expect(told.map(({ kind }) => kind)).toEqual(['ORDER_FILLED', 'ORDER_FILLED', 'ORDER_FILLED'])
  expect(new Set(told.map(({ id }) => id)).size).toBe(3)
  exchange.run({ type: 'swap.cancel', member: OTHER, id: 1 })
  expect(frozen()).toBe(0n)
  expect([...auditLedger(state.ledger), ...frozenErrors(state)]).toEqual([])
})

test('an order to close is an offer too, and sets aside what is left of it', () => {
  const { exchange, best, long, short } = withOffer(700)
  exchange.run(opening({ lots: 700 }), time)
  const price = best('BUY').price + 1
  exchange.run(closing({ member: OTHER, direction: 'short', kind: 'limit', price, lots: 500 }), time)
  exchange.run(closing({ lots: 200 }), time)
  expect(short()).toMatchObject({ lots: 500, frozen: 300 })
  expect(long()?.lots).toBe(500)
})

test('an order passes by those of its own member', () => {
  const { exchange, state, makers, long } = withOffer(700)
  exchange.run(opening({ member: OTHER, lots: 100 }), time)
  expect(long(OTHER)?.cost).toBe(valueOf(BTC, makers.price, 100))
  expect(state.swap.entrusts[1]).toMatchObject({ status: 'waiting', filled: 0 })
})
