import { expect, test } from 'vitest'
import { ExchangeOrderDirection } from '#generated/models/exchange-order-direction.ts'
import type { TradePlate } from '#generated/models/trade-plate.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { shapeOf } from './book-shape.ts'

const side = (direction: ExchangeOrderDirection, levels: readonly (readonly [string, string])[]) =>
  ({
    direction,
    symbol: 'BTC/USDT',
    maxAmount: decimal('0'),
    minAmount: decimal('0'),
    highestPrice: decimal('0'),
    lowestPrice: decimal('0'),
    items: levels.map(([price, amount]) => ({ price: decimal(price), amount: decimal(amount) })),
  }) satisfies TradePlate

const bids = (...levels: readonly (readonly [string, string])[]) => side(ExchangeOrderDirection.BUY, levels)
const asks = (...levels: readonly (readonly [string, string])[]) => side(ExchangeOrderDirection.SELL, levels)

test('shapeOf cumulates the amounts up to each step, as a share of the deeper side', () => {
  const shape = shapeOf({
    bid: bids(['99.90', '1'], ['99.00', '1'], ['90.00', '7']),
    ask: asks(['100.10', '2'], ['101.50', '2'], ['110.00', '9']),
  })
  // 2 % of 100 in 20 steps of 0.10: what is 10 away is not in the picture.
  expect(shape?.bids).toEqual([...Array<number>(9).fill(0.25), ...Array<number>(11).fill(0.5)])
  expect(shape?.asks).toEqual([...Array<number>(14).fill(0.5), ...Array<number>(6).fill(1)])
  expect(shape && [toText(shape.mid), toText(shape.spread), shape.places]).toEqual(['100.00', '0.20', 2])
})

test('the shape reaches no farther than both sides do', () => {
  const shape = shapeOf({
    bid: bids(['99.90', '1'], ['99.00', '3']),
    ask: asks(['100.10', '1'], ['109.00', '1']),
  })
  expect(shape?.bids.at(-1)).toBe(1)
  expect(shape?.bids.at(-2)).toBe(0.25)
})

test('a missing side and crossed sides give no shape', () => {
  expect(shapeOf({ bid: bids(), ask: asks(['100.10', '1']) })).toBeNull()
  expect(shapeOf({ bid: bids(['100.20', '1']), ask: asks(['100.10', '1']) })).toBeNull()
})
