import { type Case, each, eachRefused, takes } from './request-case.ts'

const market = { type: 'MARKET_PRICE', price: '0' }

/** Accepted and refused requests of a spot order. */
export const spotCases: readonly Case[] = [
  {
    rule: 'a limit order has a price, an empty one never makes a market order',
    operations: { placeSpotOrder: 'VAL-22.be' },
    inside: [...each('price', ['0.00000001', '96412.5']), market, { ...market, price: '0.00' }],
    outside: [
      ...eachRefused('price', [undefined, '', ' ', '0', '0.0', '-1', 'market', '1e5', '96,412']),
      ['price', { ...market, price: '' }],
      ['price', { ...market, price: undefined }],
      ...eachRefused('price', ['96412.5', '0.00000001', '-0.00000001']).map(
        ([field, change]) => [field, { ...market, ...change }] as [string, typeof change],
      ),
      // Without a type nothing is known of the price.
      ['type', { type: undefined, price: '0' }],
      ...eachRefused('type', [undefined, '', 'SPOT_LIMIT', 0]),
    ],
  },
  {
    rule: "the price lies within the pair's bounds and has no more digits than it",
    operations: { placeSpotOrder: 'VAL-22.cd' },
    ctx: { minPrice: '100', maxPrice: '200', pricePlaces: 2 },
    inside: each('price', ['100', '200', '150.25', '150.250']),
    outside: eachRefused('price', ['99.99', '200.01', '150.255']),
  },
  {
    rule: 'a quantity has up to 8 decimals',
    operations: { placeSpotOrder: 'VAL-18.i' },
    inside: [...each('amount', ['0.00000001', '12']), { ...market, amount: '0.00000001' }],
    outside: [
      ...eachRefused('amount', ['0.000000001', '', '0', '-1', undefined, 'all']),
      ['amount', { ...market, amount: '0' }],
    ],
  },
  {
    rule: 'no more than the balance allows, no less and no more than the pair wants',
    operations: { placeSpotOrder: 'VAL-29.g' },
    ctx: { minAmount: '0.01', maxAmount: '100', affordable: '5', amountPlaces: 3 },
    inside: each('amount', ['0.01', '5', '4.999']),
    outside: eachRefused('amount', ['0.009', '5.001', '0.0101']),
  },
  {
    rule: 'a fee is taken at a discount or not',
    operations: { placeSpotOrder: '' },
    ...takes('useDiscount', [undefined, '0', '1'], ['', '2', 1]),
  },
  {
    rule: 'a range of days begins before it ends',
    operations: { listOpenSpotOrders: 'VAL-25.e', listPastSpotOrders: 'VAL-25.e' },
    inside: [{ startTime: '2026-11-01', endTime: '2026-11-01' }, { startTime: '2026-11-01' }],
    outside: [['endTime', { startTime: '2026-11-02', endTime: '2026-11-01' }]],
  },
]
