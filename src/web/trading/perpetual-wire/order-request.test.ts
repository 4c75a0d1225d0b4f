import { expect, test } from 'vitest'
import { endedStates, orderKinds, orderSides } from '../perpetual/order-lists/order-filter.ts'
import { openOrdersRequest, pastOrdersRequest } from './order-request.ts'

const any = { symbol: null, side: null, kind: null, state: null, days: null } as const

test('ROUTE-ORDERS.g a filter without a choice asks for all orders', () => {
  expect(openOrdersRequest(any)).toEqual({})
  expect(pastOrdersRequest(any)).toEqual({})
})

test('ROUTE-ORDERS.g each side, kind and state is asked for with the codes of the server', () => {
  expect(orderSides.map((side) => [side, openOrdersRequest({ ...any, side })])).toEqual([
    ['open-long', { entrustType: 0, direction: 0 }],
    ['open-short', { entrustType: 0, direction: 1 }],
    ['close-long', { entrustType: 1, direction: 1 }],
    ['close-short', { entrustType: 1, direction: 0 }],
  ])
  expect(orderKinds.map((kind) => [kind, openOrdersRequest({ ...any, kind })])).toEqual([
    ['limit', { type: 1 }],
    ['market', { type: 0 }],
    ['trigger', { type: 2 }],
  ])
  expect(endedStates.map((state) => [state, pastOrdersRequest({ ...any, state })])).toEqual([
    ['filled', { status: 3 }],
    ['cancelled', { status: 1 }],
    ['failed', { status: 2 }],
    ['liquidated', { status: 3 }],
  ])
})

test('ROUTE-ORDERS.g orders that wait are not asked for by how they end', () => {
  const filter = { ...any, symbol: 'ETH/USDT', state: 'failed' } as const
  expect(openOrdersRequest(filter)).toEqual({ symbol: 'ETH/USDT' })
  expect(pastOrdersRequest(filter)).toEqual({ symbol: 'ETH/USDT', status: 2 })
})
