import { expect, test } from 'vitest'
import { toRequest } from '#forms/spot-order/request.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { testMarket } from '../../../tests/market.ts'
import type { OrderDraft } from '../../../form/draft.ts'
import { judgeOrder, limitsOf } from './judge-order.ts'

const market = testMarket({
  limits: {
    minSellPrice: decimal('1'),
    maxBuyPrice: decimal('0'),
    minTotal: decimal('10'),
    minAmount: decimal('0.001'),
    maxAmount: decimal('50'),
  },
})

const draft: OrderDraft = { direction: 'BUY', type: 'LIMIT_PRICE', price: '100', amount: '1' }

function faults(change: Partial<OrderDraft>, most: string | null = '40'): readonly string[] {
  const order = { ...draft, ...change }
  const judged = judgeOrder(order, limitsOf(order, market, most === null ? null : decimal(most)))
  return judged.ok ? [] : judged.faults.map(({ field, rule }) => `${field} ${rule}`)
}

test('VAL-22.a MSG-19.a an empty limit price is refused and never makes a market order', () => {
  expect(faults({})).toEqual([])
  expect(faults({ price: undefined })).toEqual(['price required'])
  expect(faults({ price: '0' })).toEqual(['price x-decimal-exclusive-minimum'])
  expect(faults({ price: '0.001' })).toEqual(['price x-decimal-places'])
  expect(faults({ price: '0.5', direction: 'SELL' })).toEqual(['price x-decimal-minimum'])
})

test('only a chosen market order is sent as one, with the price 0', () => {
  const market_ = { ...draft, type: 'MARKET_PRICE' as const, price: '5', amount: '12' }
  const judged = judgeOrder(market_, limitsOf(market_, market, decimal('40')))
  expect(judged.ok && toRequest(judged.value, 'BTC/USDT')).toMatchObject({ type: 'MARKET_PRICE', price: '0' })
  expect(faults({ type: 'MARKET_PRICE', price: undefined, amount: '9.99' })).toEqual([
    'amount x-decimal-minimum',
  ])
})

test('FEAT-12.g money to spend is bounded by the balance, not by the most coins of the pair', () => {
  const spent = { type: 'MARKET_PRICE', price: undefined, amount: '50.01' } as const
  expect(faults(spent, null)).toEqual([])
  expect(faults(spent)).toEqual(['amount affordable'])
  expect(faults({ ...spent, direction: 'SELL' }, null)).toEqual(['amount x-decimal-maximum'])
})

test('VAL-29.h MSG-01.g an amount above the balance is refused with its own message', () => {
  expect(faults({ amount: '40.0001' })).toEqual(['amount affordable'])
  expect(faults({ amount: '50.0001' }, null)).toEqual(['amount x-decimal-maximum'])
  expect(faults({ amount: '0.0009' })).toEqual(['amount x-decimal-minimum'])
  expect(faults({ amount: undefined })).toEqual(['amount required'])
})
