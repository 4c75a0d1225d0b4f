import { describe, expect, test } from 'vitest'
import type { MemberEvent } from '#generated/wire/member-event.ts'
import { amountText } from '../areas/wallets/amounts.ts'
import { START, type TestExchange } from '../areas/spot/testing-spot.ts'
import { moneyOf, positionIn } from './account.ts'
import type { Kind } from './contracts.ts'
import { entrustOf } from './entrusts.ts'
import { markAt } from './market.ts'
import { sideAt } from './market-view.ts'
import { closingOf, firstOf, fundedExchange, KINDS, MEMBER, openingOf, venueIn } from './testing-kinds.ts'

const TIME = START + 500
const OTHER = MEMBER + 1

function traders(kind: Kind) {
  const exchange = fundedExchange(kind, 2, 100_000)
  exchange.until(TIME)
  const contract = firstOf(kind)
  const venue = venueIn(kind, exchange)
  const money = () => moneyOf(venue, { member: OTHER, coin: contract.settled })
  return { exchange, contract, venue, money }
}

/** Events of the other member since then. */
const toldSince = ({ events }: TestExchange, from: number): MemberEvent[] =>
  events
    .slice(from)
    .flatMap(({ type, member, event }) =>
      type === 'member.event' && member === OTHER ? [event as MemberEvent] : [],
    )

describe.each(KINDS)('contracts of $id', (kind) => {
  test.each([
    ['open', 'long'],
    ['open', 'short'],
    ['close', 'long'],
    ['close', 'short'],
  ] as const)(
    'STATE-06.a each fill of an order to %s a %s is told with what it brought, less its fee',
    (action, direction) => {
      const { exchange, contract, venue, money } = traders(kind)
      const facing = direction === 'long' ? 'short' : 'long'
      const isBuying = (direction === 'long') === (action === 'open')
      if (action === 'close') exchange.run(openingOf(contract, { member: OTHER, direction, lots: 60 }), TIME)
      const [best] = sideAt(venue, contract, isBuying ? 'BUY' : 'SELL', { time: TIME, most: 1 })
      // Between the best quotes of the makers.
      const price = (best?.price ?? 0) + (isBuying ? 1 : -1)
      const order = { member: OTHER, direction, kind: 'limit', price, lots: 60 } as const
      const id = Number(
        exchange.run(action === 'open' ? openingOf(contract, order) : closingOf(contract, order), TIME),
      )
      let filled = 0
      for (const lots of [10, 17, 33]) {
        const [before, from] = [money(), exchange.events.length]
        // Whom the order faces opens the other direction of it, or the same where it closes.
        const taking = action === 'open' ? facing : direction
        exchange.run(openingOf(contract, { direction: taking, lots }), TIME)
        filled += lots
        const { status, fee } = entrustOf(venue, id)
        expect([status, fee > 0n]).toEqual([filled === 60 ? 'traded' : 'waiting', true])
        expect(money()).not.toBe(before)
        expect(toldSince(exchange, from)).toEqual([
          {
            id: `ORDER_FILLED.${id}.${TIME}.${filled}`,
            time: TIME,
            kind: 'ORDER_FILLED',
            account: kind.id,
            symbol: contract.symbol,
            coin: contract.settled,
            amount: amountText(money() - before, contract.settled),
            reference: String(id),
            outcome: null,
          },
        ])
      }
      expect(positionIn(venue, OTHER, contract.symbol, direction)?.lots).toBe(
        action === 'open' ? 60 : undefined,
      )
    },
  )

  test.each([
    ['a market order', 0],
    ['an order that rests', 0.5],
  ])('STATE-06.de %s that its trigger has placed is told with its fee, if any was paid', (_, share) => {
    const { exchange, contract, venue, money } = traders(kind)
    const mark = markAt(venue, contract, TIME)
    const order = {
      member: OTHER,
      kind: 'trigger',
      triggerPrice: mark + 1,
      price: Math.floor(mark * share),
    } as const
    const id = Number(exchange.run(openingOf(contract, order), TIME))
    const [before, from] = [money(), exchange.events.length]
    exchange.until(TIME + 3_600_000)
    expect(entrustOf(venue, id).triggered).toBeGreaterThan(TIME)
    const paid = before - money()
    expect(paid > 0n).toBe(share === 0)
    const { settled: coin } = contract
    expect(toldSince(exchange, from)).toMatchObject([
      {
        kind: 'TRIGGERED',
        reference: String(id),
        ...(share === 0 ? { coin, amount: amountText(-paid, coin) } : { coin: null, amount: null }),
      },
    ])
  })
})
