import { expect, test } from 'vitest'
import { ContractOrderType } from '#generated/wire/contract-order-type.ts'
import { START } from '../areas/spot/testing-spot.ts'
import { present } from '../areas/swap/testing-swap.ts'
import { closingLimits, leverageLimits, openingLimits } from './order-limits.ts'
import { firstOf, fundedExchange, KINDS, MEMBER } from './testing-kinds.ts'

const order = { direction: 0, type: ContractOrderType.SPOT_LIMIT, entrustPrice: '0', leverage: '10' } as const
const none = { leveragePattern: null, minLeverage: null, maxLeverage: null }

function limitsOf(kind: (typeof KINDS)[number]) {
  const { state } = fundedExchange(kind, 1, 1000)
  const asking = { state, member: present(state.members[MEMBER]), time: START + 500 }
  return {
    opening: (contractCoinId: number, type: ContractOrderType = order.type) =>
      openingLimits(kind, asking, { ...order, contractCoinId, type }),
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
  },
)
