import { expect, test } from 'vitest'
import { ContractOrderType } from '#generated/wire/contract-order-type.ts'
import { START } from '../areas/spot/testing-spot.ts'
import { present } from '../areas/swap/testing-swap.ts'
import { MarginChange } from '#generated/wire/margin-change.ts'
import { heldIn, positionIn } from './account.ts'
import { adjustable } from './margin.ts'
import { closingLimits, leverageLimits, marginLimits, openingLimits } from './order-limits.ts'
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

const order = { direction: 0, type: ContractOrderType.SPOT_LIMIT, entrustPrice: '0', leverage: '10' } as const
const none = { leveragePattern: null, minLeverage: null, maxLeverage: null }

function limitsOf(kind: (typeof KINDS)[number]) {
  const exchange = fundedExchange(kind, 1, 1000)
  const { state } = exchange
  const asking = { state, member: present(state.members[MEMBER]), time: START + 500 }
  return {
    exchange,
    asking,
    opening: (
      contractCoinId: number,
      type: ContractOrderType = order.type,
      part: Partial<Readonly<{ direction: 0 | 1; entrustPrice: string; leverage: string }>> = {},
    ) => openingLimits(kind, asking, { ...order, contractCoinId, type, ...part }),
    closing: (contractCoinId: number) => closingLimits(kind, asking, { ...order, contractCoinId }),
    leverage: (contractCoinId: number) => leverageLimits(kind, { contractCoinId }),
  }
}

test.each(KINDS)(
  'a leverage of the list is taken in any spelling, and no other: contracts of $id',
  (kind) => {
    const { opening, leverage } = limitsOf(kind)
    const { id, leverages } = firstOf(kind)
    for (const { leveragePattern } of [opening(id), leverage(id)]) {
      const pattern = new RegExp(present(leveragePattern))
      for (const each of leverages)
        expect([`${each}`, `${each}.0`, `${each}.00`].every((text) => pattern.test(text))).toBe(true)
      const [most] = leverages.toReversed()
      for (const text of ['0', '7', `${most}1`, `1${most}`, `${most}.5`, `${most}.`, ''])
        expect([text, pattern.test(text)]).toEqual([text, false])
    }
    expect(leverage(id)).toMatchObject({ minLeverage: null, maxLeverage: null })
  },
)

test.each(KINDS)('a contract that does not exist limits nothing: contracts of $id', (kind) => {
  const { opening, closing, leverage } = limitsOf(kind)
  const sizes = { pricePlaces: null, amountPlaces: null, minAmount: null, maxAmount: null }
  const unknown = { ...sizes, minPrice: null, maxPrice: null }
  expect(closing(7)).toEqual({ ...unknown, closable: null })
  expect(opening(7)).toEqual({ ...unknown, ...none, affordable: null, markPrice: null })
  expect(leverage(7)).toEqual(none)
})

test.each(KINDS)(
  'MSG-02.ac an order that meets the book may be as large as the money allows, a trigger order as large as any: contracts of $id',
  (kind) => {
    const { opening } = limitsOf(kind)
    const { id, pair } = firstOf(kind)
    const { MARKET_PRICE, LIMIT_PRICE, SPOT_LIMIT } = ContractOrderType
    const [market, limit] = [MARKET_PRICE, LIMIT_PRICE].map((type) => opening(id, type).affordable)
    const price = Number(opening(id).markPrice)
    // Coins are given for a thousand dollars at their usual price.
    const money = kind.id === 'swap' ? 1000 : (1000 * price) / (pair.base / 10 ** pair.priceScale)
    const share = (Number(market) * (kind.id === 'swap' ? price : 100)) / (money * 10)
    // Ten times the money with the leverage, less fees and the spread.
    expect(share).toBeGreaterThan(0.98)
    expect(share).toBeLessThan(1)
    expect(limit).toBe(market)
    expect(opening(id, SPOT_LIMIT).affordable).toBeNull()
    expect(opening(id, MARKET_PRICE, { leverage: '10.0000000001' }).affordable).toBe(market)
  },
)

test.each(KINDS)('an order has the sizes and the prices of its contract: contracts of $id', (kind) => {
  const { opening, closing } = limitsOf(kind)
  const { id, pair } = firstOf(kind)
  const mark = Number(opening(id).markPrice)
  for (const [limits, away] of [
    [opening(id), 0.2],
    [closing(id), 0.02],
  ] as const) {
    expect(limits).toMatchObject({ pricePlaces: pair.priceScale, amountPlaces: pair.lotScale })
    const inLots = (text: string | null) => Math.round(Number(text) * 10 ** pair.lotScale)
    expect([limits.minAmount, limits.maxAmount].map(inLots)).toEqual([pair.minLots, pair.maxLots])
    expect(Number(limits.minPrice) / mark).toBeCloseTo(1 - away, 6)
    expect(Number(limits.maxPrice) / mark).toBeCloseTo(1 + away, 6)
  }
})

test.each(KINDS)(
  'MSG-02.ac an order that rests costs what its own price makes it: contracts of $id',
  (kind) => {
    const { opening } = limitsOf(kind)
    const { id } = firstOf(kind)
    const { MARKET_PRICE, LIMIT_PRICE } = ContractOrderType
    const mark = Number(opening(id).markPrice)
    const share = (direction: 0 | 1, times: number) => {
      const at = (type: ContractOrderType, entrustPrice: string) =>
        Number(opening(id, type, { direction, entrustPrice }).affordable)
      return at(LIMIT_PRICE, (mark * times).toFixed(9)) / at(MARKET_PRICE, '0')
    }
    const isLinear = kind.id === 'swap'
    // A long rests below the market and a short above it; others are filled at the market.
    expect(share(0, 0.9)).toBeCloseTo(isLinear ? 1 / 0.9 : 0.9, 1)
    expect(share(1, 1.1)).toBeCloseTo(isLinear ? 1 / 1.1 : 1.1, 1)
    expect([share(0, 1.1), share(1, 0.9)]).toEqual([1, 1])
  },
)

test.each(KINDS)(
  'MSG-03.ab each direction is closed as far as no order has set it aside: contracts of $id',
  (kind) => {
    const { exchange, asking } = limitsOf(kind)
    const contract = firstOf(kind)
    const { id, pair } = contract
    const closable = () =>
      ([1, 0] as const).map((direction) => {
        const { closable: text } = closingLimits(kind, asking, { contractCoinId: id, direction })
        return Math.round(Number(text) * 10 ** pair.lotScale)
      })
    expect(closable()).toEqual([0, 0])
    exchange.run(openingOf(contract, { lots: 10 }))
    exchange.run(openingOf(contract, { direction: 'short', lots: 7 }))
    expect(closable()).toEqual([10, 7])
    exchange.run(closingOf(contract, { kind: 'limit', price: pair.base * 2, lots: 4 }))
    expect(closable()).toEqual([6, 7])
  },
)

test.each(KINDS)(
  'MSG-02.bd margin is adjusted where it is isolated, within the wallet or the position: contracts of $id',
  (kind) => {
    const limits = (mode: 'cross' | 'isolated') => {
      const { exchange, asking } = limitsOf(kind)
      const contract = firstOf(kind)
      chooseMode(exchange, kind, contract, mode)
      exchange.run(openingOf(contract))
      const venue = venueIn(kind, exchange)
      const position = positionIn(venue, MEMBER, contract.symbol, 'long')
      const of = (type: MarginChange, each = position) =>
        marginLimits(venue, each, type, asking.time).adjustable
      return { venue, contract, position, of }
    }
    const { ADD, REDUCE } = MarginChange
    const crossed = limits('cross')
    expect([ADD, REDUCE].map((type) => crossed.of(type))).toEqual([null, null])
    const { venue, contract, position, of } = limits('isolated')
    expect(marginLimits(venue, undefined, ADD, START)).toEqual({ adjustable: null })
    const units = (text: string | null) => Math.round(Number(text) * 1e8)
    const available = heldIn(venue, { member: MEMBER, coin: contract.settled }, 'available')
    expect(units(of(ADD))).toBe(Number(available))
    expect(units(of(REDUCE))).toBe(Number(adjustable(venue, present(position), 'take', START + 500)))
    expect(units(of(REDUCE))).toBeLessThan(units(of(ADD)) / 2)
  },
)
