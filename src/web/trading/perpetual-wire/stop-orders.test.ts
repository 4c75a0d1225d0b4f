// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { serve } from '#tests/support/screen.tsx'
import { coinOrderRow } from '../perpetual/tests/coin-swap-answers.ts'
import { testPosition } from '../perpetual/tests/held.ts'
import { orderPage } from '../perpetual/tests/show-perpetual.tsx'
import { id } from '#src/core/contract/id.ts'
import { coinSwapOrderCalls } from '../products/coin-swap/coin-swap-order-calls.ts'
import { LATEST } from './contract-orders.ts'
import { stopsAmong } from './stop-orders.ts'

/** The prices of the orders that stop a position at 55,000, the one that acts first before the others. */
async function stopsOf(direction: 'long' | 'short', rows: readonly object[]) {
  serve({ '/coinswap/order/current': orderPage(...rows) })
  const { content } = await coinSwapOrderCalls.open.read(LATEST)
  const { minPrice, maxPrice } = stopsAmong(
    content,
    testPosition({ contractId: id('201'), direction, entry: decimal('55000') }),
  )
  return [minPrice, maxPrice].map((stops) => stops.map((stop) => `${stop.id} ${toText(stop.price)}`))
}

const at = (order: number, triggerPrice: string, change: object = {}): object =>
  coinOrderRow({ id: order, triggerPrice, ...change })

test('STATE-06.g triggers that close a position at the market are its stops, sorted by which acts first', async () => {
  const rows = [
    at(1, '61000'),
    at(2, '60000'),
    at(3, '48000'),
    at(4, '50000'),
    // An order that was placed at another price than the entry: it waits for the price to fall.
    at(5, '57000', { currentPrice: '58000' }),
    at(6, '56000', { currentPrice: null }),
  ]
  expect(await stopsOf('long', rows)).toEqual([
    ['5 57000', '4 50000', '3 48000'],
    ['6 56000', '2 60000', '1 61000'],
  ])
})

test('STATE-06.g other orders are no stops: of the other side, contract or kind, with a limit, or to open', async () => {
  const rows = [
    at(1, '60000', { direction: 0 }),
    at(2, '60000', { contractId: 202 }),
    at(3, '60000', { type: 1 }),
    at(4, '60000', { entrustPrice: '60001' }),
    at(5, '60000', { entrustType: 0 }),
  ]
  expect(await stopsOf('long', rows)).toEqual([[], []])
  expect(await stopsOf('short', rows)).toEqual([[], ['1 60000']])
})
